/** One table as this page sees it: the live view, its history, the cursor in it, and everything one can do there. */
import {
  api,
  newKey,
  Problem,
  type AtPly,
  type Draft,
  type Hints,
  type Legal,
  type Message,
  type Ply,
  type SocketMessage,
  type Table,
  type View,
} from '../api/client';
import type { Can, Wire } from '../api/hosts';
import { undone } from './flights';
import { prefs, remember } from './prefs.svelte';
import { Review } from './review.svelte';
import { runs } from './runs';
import { Show } from './show.svelte';
import { lang, say } from './words.svelte';

const FLASH = 1600;
const LATE = 1000; // ms after which a view that the socket did not bring is asked for
const GUARD = 350; // ms in which a click or key meant for the choices before does not count for the new ones
const NEWS = 12; // lines kept for screen readers
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
  secluded = $state(false); // a private table, at which others play
  busy = $state(false);
  refused = $state(false); // what was sent as one was not legal
  focused = $state<string | null>(null); // the notation under the pointer or the focus
  selected = $state<string | null>(null); // on touch: tapped once, played by the second tap
  // the key of a piece that is looked at without standing for a choice: `card-mama`
  about = $state<string | null>(null);
  reasons = $state.raw<Map<string, string>>(new Map());
  hints = $state.raw<Hints | null>(null);
  hinting = $state(false);
  hushed = $state(false); // hints are at hand, but nobody asked for them
  past = $state.raw<AtPly | null>(null);
  cursor = $state<number | null>(null);
  flash = $state.raw<Set<string>>(new Set());
  news = $state.raw<{ id: number; text: string }[]>([]); // what others did, each line once and in order
  guarded = $state(false); // new choices have just appeared
  mark = $state(0); // the ply after my last own action: "since your last turn"
  draft = $state.raw<Record<string, number> | null>(null);
  revealed = $state<number | null>(null); // hot-seat: the seat whose secrets may be on the screen
  phrase: ((plies: Ply[]) => string | null) | undefined; // how the title's board puts several small decisions
  // lets the pieces fly; called before the screen has changed
  fly: ((plies: Ply[], back?: boolean) => void) | undefined;
  readonly review: Review;
  readonly show = new Show(
    (ply) => api.ply(this.id, ply, this.mine),
    (step) => this.#light([step]),
    () => this.table?.ply ?? 0,
  );

  readonly #wire: Wire;
  #closed = false;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #arrived = () => {}; // called with every view the server sends
  #reasonsFor = '';
  #lang = '';
  #choices = ''; // the choices that were on the screen last
  #told = 0; // plies that were told already
  #line = 0; // of the news

  constructor(id: string) {
    this.id = id;
    this.#wire = api.line(
      id,
      { known: () => this.#known(), hear: (message) => this.#hear(message) },
      () => (this.missing = true),
      () => void this.#askWhy(),
    );
    this.review = new Review(id);
    const kept = remember.get(`draft.${id}`);
    if (kept) this.draft = JSON.parse(kept);
  }

  /** What there is at this table beside playing. */
  get can(): Can {
    return api.can(this.id);
  }

  get line(): Wire['state'] {
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

  /** Whole ways to take a compound decision, where they are few. */
  get drafts(): Draft[] {
    return this.legal.length ? this.table!.drafts : [];
  }

  get mine(): number | null {
    return this.table?.seat ?? null;
  }

  get myTurn(): boolean {
    return this.live && !this.show.frame && (this.table?.legal.length ?? 0) > 0;
  }

  /** The seats that all choose secretly at the same time: those that are waited for, and those that have chosen. */
  get choosing(): number[] {
    return this.#together ? this.table!.asked : [];
  }

  hasChosen(seat: number): boolean {
    return this.#together && this.table!.chosen.includes(seat);
  }

  /** What I have chosen while the others are still thinking. */
  get sealed(): { notation: string; sentence: string }[] {
    return this.#together ? this.table!.sealed : [];
  }

  get #together(): boolean {
    const table = this.table;
    return !!table && this.live && !this.show.frame && table.asked.length + table.chosen.length > 1;
  }

  get ply(): number {
    return this.cursor ?? this.show.frame?.ply ?? this.table?.ply ?? 0;
  }

  /** Whether the teacher points at it: part of the advice now, or what was better at a costly decision. */
  advised(notation: string): boolean {
    const lapse = this.live ? undefined : this.review.of(this.ply);
    const best = this.live && !this.hushed && this.legal.length ? this.hints?.hints[0] : undefined;
    const whole = lapse ? [lapse.better.notation, ...lapse.whole] : best ? [best.notation, ...best.whole] : [];
    return whole.includes(notation);
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
      else if (!p.lost) this.#turnedAway(p);
    }
    if (!this.missing) {
      await this.#loadHistory().catch(() => {});
      this.#told = this.plies.length;
      this.#wire.connect();
      api.chat(this.id).then(
        (c) => (this.messages = c.messages),
        () => {},
      );
    }
  }

  close(): void {
    this.#closed = true;
    this.show.skip();
    for (const t of this.#timers) clearTimeout(t);
    this.#wire.close();
  }

  /** The socket was refused: banned, a private game, or I am somebody else now. */
  async #askWhy(): Promise<void> {
    try {
      this.take(await api.table(this.id), []);
      this.#wire.connect();
    } catch (e) {
      this.#turnedAway(e as Problem);
      this.table = null;
    }
  }

  #turnedAway(why: Problem): void {
    this.problem = why.message || say('line-failed');
    this.secluded = why.key === 'table-private';
  }

  /** Everything again in another language. */
  async translate(): Promise<void> {
    if (this.#lang === lang() || !this.table) return;
    this.#lang = lang();
    this.#reasonsFor = '';
    this.hints = null;
    void this.review.translate();
    this.#wire.connect();
    await Promise.all([this.#loadHistory(), this.cursor === null ? null : this.#loadPast(this.cursor)]).catch(() => {});
  }

  /** Who I am at this table has changed: the socket must know. */
  async renew(): Promise<void> {
    const table = await api.table(this.id);
    this.table = null;
    this.take(table, []);
    await this.#loadHistory().catch(() => {});
    this.#told = this.plies.length;
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

  /** How far what is shown goes; nothing is known yet with revision -1. */
  #known(): { since: number; revision: number } {
    return this.table
      ? { since: Math.min(this.table.ply, this.plies.length), revision: this.table.revision }
      : { since: 0, revision: -1 };
  }

  #later(ms: number, f: () => void): void {
    const t = setTimeout(() => {
      this.#timers.delete(t);
      f();
    }, ms);
    this.#timers.add(t);
  }

  #hear(message: SocketMessage): void {
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
    if (before && (table.version < before.version || (table.version === before.version && table.ply < before.ply)))
      return;
    this.table = table;
    this.#arrived();
    this.problem = null;
    this.hints = this.hints?.ply === table.ply ? this.hints : null;
    if (before && before.ply !== table.ply) {
      this.selected = this.about = null;
      this.refused = false;
    }
    if (this.focused && !table.legal.some((l) => l.notation === this.focused)) this.focused = null;
    if (before && before.revision !== table.revision) {
      this.show.skip();
      this.#told = table.ply;
      if (table.ply < before.ply) this.fly?.(this.plies.slice(table.ply).map(undone).reverse(), true);
      this.plies = this.plies.slice(0, Math.min(table.ply, before.ply));
      void this.#loadHistory().catch(() => {});
    } else if (plies.length) {
      const first = plies[0].ply;
      if (first <= this.plies.length) this.plies = [...this.plies.slice(0, first), ...plies];
      else void this.#loadHistory().catch(() => {});
      const fresh = plies.filter((p) => p.ply >= this.#told);
      this.#told = Math.max(this.#told, plies.at(-1)!.ply + 1);
      if (before && fresh.length) this.#tell(fresh, before);
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
    const lines = runs(others, this.phrase).map((p) => ({
      id: (this.#line += 1),
      text: `${this.name(p.seat)} ${p.told}.`,
    }));
    this.news = [...this.news, ...lines].slice(-NEWS);
    if (prefs.still || !this.live || document.visibilityState !== 'visible') this.#light(plies);
    else if (others.length) this.show.add(runs(others, this.phrase), { view: before.view as View, ply: before.ply });
    else this.#light(plies);
  }

  #light(plies: Ply[]): void {
    this.fly?.(plies);
    const lit = new Set<string>();
    for (const p of plies) for (const c of p.changes) lit.add(`${c.field}.${c.seat ?? ''}.${c.item.at(-1) ?? ''}`);
    this.flash = lit;
    this.#later(FLASH, () => {
      if (this.flash === lit) this.flash = new Set();
    });
  }

  /** Everything since my last action once more, from the position I left. */
  async watchAgain(): Promise<void> {
    const steps = runs(
      this.plies.filter((p) => p.ply >= this.mark),
      this.phrase,
    );
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
      this.#reasonsFor = ''; // a secret choice can be taken back: then they are asked for again
      return;
    }
    const about = `${t.ply}/${t.revision}/${lang()}`;
    if (verb ? t.legal.some((l) => l.verb === verb) : this.#reasonsFor === about) return;
    if (!verb) this.#reasonsFor = about;
    const found = await api.reasons(t, verb).catch(() => null);
    if (!found || this.#reasonsFor !== about) return;
    this.reasons = new Map([...(verb ? this.reasons : []), ...found.reasons.map((r) => [r.notation, r.text] as const)]);
  }

  // -- acting

  /** Choices are on the screen: for a moment nothing counts that was meant for those before. */
  appeared(choices: Legal[]): void {
    const now = choices.length ? `${this.table?.ply}: ${choices.map((l) => l.notation).join()}` : '';
    if (!now || now === this.#choices) return;
    this.#choices = now;
    this.guarded = true;
    this.#later(GUARD, () => {
      if (this.#choices === now) this.guarded = false;
    });
  }

  /** A click plays; on touch the first tap shows what it would do, the second plays. */
  choose(notation: string): void {
    if (this.guarded) return;
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
  async #send(work: (key: string) => Promise<unknown>, guarded = this.guarded): Promise<boolean> {
    if (this.busy || guarded) return false;
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
    const done = await this.#send((key) =>
      api.act(this.id, t.ply, actions, key, t.revision).then((a) => this.#await(a.version)),
    );
    if (done) this.setDraft(null);
    return done;
  }

  /** Until the view that contains it is here, so a second click cannot act on the old one. */
  async #await(version: number): Promise<void> {
    if ((this.table?.version ?? 0) >= version) return;
    await new Promise<void>((done) => {
      this.#arrived = () => (this.table?.version ?? 0) >= version && done();
      this.#later(LATE, done);
    });
    this.#arrived = () => {};
    if ((this.table?.version ?? 0) < version) await this.refresh();
  }

  /** A key means it at once; a click may be the second of two that were meant for something else. */
  undo(scope: 'step' | 'turn', byKey = false): Promise<boolean> {
    return this.#send(
      (key) => api.undo(this.id, scope, key).then((a) => this.#await(a.version)),
      !byKey && this.guarded,
    );
  }

  endTurn(): Promise<boolean> {
    return this.#send((key) => api.endTurn(this.id, key).then((a) => this.#await(a.version)));
  }

  // Asking and answering choose nothing, so they need no guard against a click meant for other choices.
  askBack(ply: number): Promise<boolean> {
    return this.#send((key) => api.askBack(this.id, ply, key).then((a) => this.#await(a.version)), false);
  }

  answerBack(agree: boolean): Promise<boolean> {
    return this.#send((key) => api.answerBack(this.id, agree, key).then((a) => this.#await(a.version)), false);
  }

  async hint(): Promise<void> {
    const { table } = this;
    if (this.hinting || !table) return;
    this.hinting = true;
    try {
      const found = await api.hint(table);
      if (this.table?.ply === found.ply) this.hints = found;
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

  async goto(ply: number | null): Promise<void> {
    const last = this.table?.ply ?? 0;
    if (ply !== null && ply < 0) ply = 0;
    this.focused = null;
    this.show.skip();
    if (ply === null || (ply >= last && !this.table?.over) || ply > last) {
      this.#flyTo(last);
      this.cursor = null;
      this.past = null;
      return;
    }
    await this.#loadPast(ply);
  }

  /** One move on or back in the history is seen as it was at the table. */
  #flyTo(ply: number): void {
    const now = this.ply;
    if (ply === now + 1 && this.plies[now]) this.fly?.([this.plies[now]]);
    if (ply === now - 1 && this.plies[ply]) this.fly?.([undone(this.plies[ply])], true);
  }

  async #loadPast(ply: number): Promise<void> {
    try {
      const past = await api.ply(this.id, ply, this.mine);
      this.#flyTo(ply);
      this.past = past;
      this.cursor = ply;
    } catch (e) {
      this.problem = (e as Problem).message || say('line-failed');
    }
  }
}
