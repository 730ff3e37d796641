/** A table of the rules: a group of the box, entry by entry. `malecon rules` draws the same ones in a terminal. */

export interface Row {
  code: string;
  cells: string[];
}
export interface Table {
  columns: string[];
  rows: Row[];
}

type Entries = Record<string, unknown>;
const isGroup = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function cell(value: unknown, name: (code: string) => string): string {
  if (Array.isArray(value))
    return value.map((v) => cell(v, name)).join(value.every((v) => typeof v === 'number') ? '/' : ', ');
  if (isGroup(value))
    return Object.entries(value)
      .map(([code, v]) => `${name(code)} ${cell(v, name)}`)
      .join(', ');
  return typeof value === 'string' ? name(value) : String(value ?? '');
}

/** Entries that have parts get a column for each kind of part. */
export function tableOf(entries: Entries, name: (code: string) => string): Table {
  const groups = Object.values(entries).filter(isGroup);
  const columns = [...new Set(groups.flatMap(Object.keys))];
  const rows = Object.entries(entries).map(([code, value]) => ({
    code,
    cells: isGroup(value) ? columns.map((c) => cell(value[c], name)) : [cell(value, name)],
  }));
  return { columns, rows };
}
