/** One table as this page sees it: the live view, its history, the cursor in it, and everything one can do there. */
import { api, newKey, Problem, type AtPly, type Hints, type Legal, type LiveMessage, type Message, type Ply, type Table, type View } from '../api/client';
import { Line } from './line.svelte';
import { prefs, remember } from './prefs.svelte';
import { Review } from './review.svelte';
import { runs } from './runs';
import { Show } from './show.svelte';
import { lang, say } from './words.svelte';

const FLASH = 1600;
const touch = matchMedia('(hover: none) and (pointer: coarse)');

export class TableState {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  plies = $state.raw<Ply[]>([]);
  scores = $state.raw<number[][] | null>(null);
  messages = $state.raw<Message[]>([]);
  unread = $state(0);
  problem = $state<string | null>(null);
  missing = $state(false);
  busy = $state(false);
  refused = $state(false); // what was sent as one was not legal
  focused = $state<string | null>(null); // the notation under the pointer or the focus
  selected = $state<string | null>(null); // on touch: tapped once, played by the second tap
  about = $state<string | null>(null); // the key of a piece that is looked at without standing for a choice: `card-mama`
  reasons = $state.raw<Map<string, string>>(new Map());
  hints = $state.raw<Hints | null>(null);
  hinting = $state(false);
  past = $state.raw<AtPly | null>(null);
  cursor = $state<number | null>(null);
  flash = $state.raw<Set<string>>(new Set());
  spoken = $state('');
  mark = $state(0); // the ply after my last own action: "since your last turn"
  draft = $state.raw<Record<string, number> | null>(null);
  revealed = $state<number | null>(null); // hot-seat: the seat whose secrets may be on the screen
  phrase: ((plies: Ply[]) => string | null) | undefined; // how the title's board puts several small decisions
  readonly review: Review;
  readonly show = new Show(
    (ply) => api.ply(this.id, ply, this.mine),
    (step) => this.#light([step]),
    () => this.table?.ply ?? 0,
  );

  readonly #wire = new Line(
    () => this.#address(),
    (message) => this.#hear(message),
    () => (this.missing = true),
  );
  #closed = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #reasonsFor = '';
  #lang = '';

  constructor(id: string) {
    this.id = id;
    this.review = new Review(id);
    const kept = remember.get(`draft.${id}`);
    if (kept) this.draft = JSON.parse(kept);
  }

  get line(): Line['state'] {
    return this.#wire.state;
  }

  get back(): boolean {
    return this.#wire.back;
  }

  // -- what is shown

  get live(): boolean {
    return this.cursor === null;
  }

  get view(): View | null {
    return ((this.live ? (this.show.frame?.view ?? this.table?.view) : this.past?.view) as View | undefined) ?? null;
  }

  get legal(): Legal[] {
    return this.live && this.table && !this.busy && !this.show.frame ? this.table.legal : [];
  }

  get mine(): number | null {
    return this.table?.seat ?? null;
  }

  get myTurn(): boolean {
    return this.live && !this.show.frame && (this.table?.legal.length ?? 0) > 0;
  }

  get ply(): number {
    return this.cursor ?? this.show.frame?.ply ?? this.table?.ply ?? 0;
  }

  legalOf(notation: string): Legal | undefined {
    return this.legal.find((l) => l.notation === notation);
  }

  get focusedLegal(): Legal | undefined {
    const notation = this.focused ?? this.selected;
    return notation === null ? undefined : this.legalOf(notation);
  }

  /** Why the piece under the pointer, the focus or the last tap cannot be played now. */
  get focusedReason(): string | null {
    const notation = this.focused ?? this.selected;
    return notation === null || this.legalOf(notation) || !this.myTurn ? null : (this.reasons.get(notation) ?? null);
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name || say('seat-n', { n: seat + 1 });
  }

  isMe(seat: number): boolean {
    return this.mine === seat;
  }

  // -- the line

  async open(): Promise<void> {
    this.#lang = lang();
    try {
      this.take(await api.table(this.id), []);
    } catch (e) {
      const p = e as Problem;
      if (p.status === 404 || p.status === 422) this.missing = true;
      else if (!p.lost) this.problem = p.message;
    }
    if (!this.missing) {
      await this.#loadHistory().catch(() => {});
      this.#wire.connect();
      api.chat(this.id).then((c) => (this.messages = c.messages), () => {});
    }
  }

  close(): void {
    this.#closed = true;
    this.show.skip();
    for (const t of this.#timers) clearTimeout(t);
    this.#wire.close();
  }

  /** Everything again in another language. */
  async translate(): Promise<void> {
    if (this.#lang === lang() || !this.table) return;
    this.#lang = lang();
    this.#reasonsFor = '';
    this.hints = null;
    this.review.forget();
    this.#wire.connect();
    await Promise.all([this.#loadHistory(), this.cursor === null ? null : this.#loadPast(this.cursor)]).catch(() => {});
  }

  /** Who I am at this table has changed: the socket must know. */
  async renew(): Promise<void> {
    const table = await api.table(this.id);
    this.table = null;
    this.take(table, []);
    await this.#loadHistory().catch(() => {});
    this.#wire.connect();
  }

  /** What the socket will bring, at once. */
  async refresh(): Promise<void> {
    this.take(await api.table(this.id), []);
  }

  async #loadHistory(): Promise<void> {
    const h = await api.history(this.id);
    this.plies = h.plies;
    this.scores = h.scores;
    this.#findMark();
  }

  #address(): string {
    const query = new URLSearchParams({ lang: lang() });
    if (this.table) {
      query.set('since', String(Math.min(this.table.ply, this.plies.length)));
      query.set('revision', String(this.table.revision));
    }
    return `/api/tables/${this.id}/live?${query}`;
  }

  #later(ms: number, f: () => void): void {
    const t = setTimeout(() => {
      this.#timers.delete(t);
      f();
    }, ms);
    this.#timers.add(t);
  }

  #hear(message: LiveMessage): void {
    if (message.type === 'view' && message.table) this.take(message.table, message.plies ?? []);
    if (message.type === 'chat' && message.messages) this.hear(message.messages);
  }

  hear(said: Message[]): void {
    const known = new Set(this.messages.map((m) => m.number));
    const fresh = said.filter((m) => !known.has(m.number));
    this.messages = [...this.messages, ...fresh];
    this.unread += fresh.length;
  }

  /** The table as the server says it stands. */
  take(table: Table, plies: Ply[]): void {
    const before = this.table;
    if (before && (table.version < before.version || (table.version === before.version && table.ply < before.ply))) return;
    this.table = table;
    this.problem = null;
    this.hints = this.hints?.ply === table.ply ? this.hints : null;
    if (before && before.ply !== table.ply) {
      this.selected = this.about = null;
      this.refused = false;
    }
    if (this.focused && !table.legal.some((l) => l.notation === this.focused)) this.focused = null;
    if (before && before.revision !== table.revision) {
      this.show.skip();
      this.plies = this.plies.slice(0, Math.min(table.ply, before.ply));
      void this.#loadHistory().catch(() => {});
    } else if (plies.length) {
      const first = plies[0].ply;
      if (first <= this.plies.length) this.plies = [...this.plies.slice(0, first), ...plies];
      else void this.#loadHistory().catch(() => {});
      if (before && table.ply > before.ply) this.#tell(plies.filter((p) => p.ply >= before.ply), before);
    } else if (table.ply > this.plies.length && before) {
      void this.#loadHistory().catch(() => {});
    }
    if (table.over && !before?.over && this.plies.length) void this.#loadHistory().catch(() => {});
    this.#findMark();
    void this.#askReasons();
  }

  #findMark(): void {
    const mine = this.table?.my_seats ?? [];
    let mark = 0;
    for (const p of this.plies) if (mine.includes(p.seat)) mark = p.ply + 1;
    this.mark = mark;
  }

  /** Lets what others did be seen and heard: step by step on the board, once in the live region. */
  #tell(plies: Ply[], before: Table): void {
    const others = plies.filter((p) => !this.table?.my_seats.includes(p.seat));
    if (others.length) this.spoken = others.slice(-6).map((p) => `${this.name(p.seat)}: ${p.sentence}`).join('. ');
    if (prefs.still || !this.live || document.visibilityState !== 'visible') this.#light(plies);
    else if (others.length) this.show.add(runs(others, this.phrase), { view: before.view as View, ply: before.ply });
    else this.#light(plies);
  }

  #light(plies: Ply[]): void {
    const lit = new Set<string>();
    for (const p of plies) for (const c of p.changes) lit.add(`${c.field}.${c.seat ?? ''}.${c.item.at(-1) ?? ''}`);
    this.flash = lit;
    this.#later(FLASH, () => {
      if (this.flash === lit) this.flash = new Set();
    });
  }

  /** Everything since my last action once more, from the position I left. */
  async watchAgain(): Promise<void> {
    const steps = runs(this.plies.filter((p) => p.ply >= this.mark), this.phrase);
    if (!steps.length) return;
    const start = await api.ply(this.id, this.mark, this.mine);
    this.show.skip();
    await this.goto(null);
    this.show.add(steps, { view: start.view as View, ply: start.ply });
  }

  lit(field: string, seat: number | null, item = ''): boolean {
    return this.flash.has(`${field}.${seat ?? ''}.${item}`);
  }

  /** Of the verbs that are about now; of another one, when somebody asks for it. */
  async #askReasons(verb?: string): Promise<void> {
    const t = this.table;
    if (!t || !t.legal.length) {
      this.reasons = new Map();
      return;
    }
    const about = `${t.ply}/${t.revision}/${lang()}`;
    if (verb ? t.legal.some((l) => l.verb === verb) : this.#reasonsFor === about) return;
    if (!verb) this.#reasonsFor = about;
    const found = await api.reasons(this.id, t.seat, verb).catch(() => null);
    if (!found || this.#reasonsFor !== about) return;
    this.reasons = new Map([...(verb ? this.reasons : []), ...found.reasons.map((r) => [r.notation, r.text] as const)]);
  }

  // -- acting

  /** A click plays; on touch the first tap shows what it would do, the second plays. */
  choose(notation: string): void {
    if (!this.legalOf(notation)) {
      this.selected = notation;
      void this.#askReasons(notation.split(' ')[0]);
      return;
    }
    if (touch.matches && this.selected !== notation) {
      this.selected = notation;
      return;
    }
    void this.act(notation);
  }

  /** Sends it, again and again with the same key while the line is down: acted once, never lost. */
  async #send(work: (key: string) => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    const key = newKey();
    try {
      for (let tries = 0; ; tries += 1) {
        try {
          await work(key);
          break;
        } catch (e) {
          const p = e as Problem;
          if (!(p instanceof Problem)) throw e;
          if (p.lost && !this.#closed && tries < 60) {
            this.problem = say('line-retry');
            await new Promise((r) => setTimeout(r, Math.min(4000, 300 * 2 ** Math.min(tries, 4))));
            continue;
          }
          if (p.table) this.take(p.table, []);
          this.refused = p.status === 422;
          this.problem = p.reason ? `${p.message}` : p.message || say('line-failed');
          return false;
        }
      }
      // The socket brings the view; where it is late or down, ask.
      if (this.line !== 'open') this.take(await api.table(this.id), []);
      return true;
    } catch {
      return false;
    } finally {
      this.busy = false;
    }
  }

  async act(...actions: string[]): Promise<boolean> {
    const t = this.table;
    if (!t || !this.live || !t.legal.length || !actions.length) return false;
    this.focused = this.selected = null;
    const done = await this.#send((key) => api.act(this.id, t.ply, actions, key, t.revision).then((a) => this.#await(a.version)));
    if (done) this.setDraft(null);
    return done;
  }

  /** Until the view that contains it is here; so a second click cannot act on the old one. */
  async #await(version: number): Promise<void> {
    for (let i = 0; i < 40 && (this.table?.version ?? 0) < version; i += 1) {
      await new Promise((r) => setTimeout(r, 25));
    }
    if ((this.table?.version ?? 0) < version) this.take(await api.table(this.id), []);
  }

  undo(scope: 'step' | 'turn'): Promise<boolean> {
    return this.#send((key) => api.undo(this.id, scope, key).then((a) => this.#await(a.version)));
  }

  endTurn(): Promise<boolean> {
    return this.#send((key) => api.endTurn(this.id, key).then((a) => this.#await(a.version)));
  }

  askBack(ply: number): Promise<boolean> {
    return this.#send((key) => api.askBack(this.id, ply, key).then((a) => this.#await(a.version)));
  }

  answerBack(agree: boolean): Promise<boolean> {
    return this.#send((key) => api.answerBack(this.id, agree, key).then((a) => this.#await(a.version)));
  }

  async hint(): Promise<void> {
    if (this.hinting) return;
    this.hinting = true;
    try {
      this.hints = await api.hint(this.id);
    } catch (e) {
      this.problem = (e as Problem).message;
    } finally {
      this.hinting = false;
    }
  }

  async say(text: string): Promise<void> {
    const said = await api.say(this.id, text);
    this.hear([said]);
    this.unread = 0;
  }

  setDraft(draft: Record<string, number> | null): void {
    this.draft = draft;
    remember.set(`draft.${this.id}`, draft ? JSON.stringify(draft) : null);
  }

  // -- history

  /** Has my own decisions judged. */
  lookBack(): Promise<void> {
    return this.review.start(this.plies.filter((p) => p.seat === this.mine && ['person', 'plan', 'record'].includes(p.by)));
  }

  async goto(ply: number | null): Promise<void> {
    const last = this.table?.ply ?? 0;
    if (ply !== null && ply < 0) ply = 0;
    this.focused = null;
    this.show.skip();
    if (ply === null || (ply >= last && !this.table?.over) || ply > last) {
      this.cursor = null;
      this.past = null;
      return;
    }
    await this.#loadPast(ply);
  }

  async #loadPast(ply: number): Promise<void> {
    try {
      const past = await api.ply(this.id, ply, this.mine);
      this.past = past;
      this.cursor = ply;
    } catch (e) {
      this.problem = (e as Problem).message || say('line-failed');
    }
  }
}
