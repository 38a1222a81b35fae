import type { EntryInput, EntryItemInput } from '../../../generated/graph.generated.ts';
import type { FormValues } from '../EditorForm.tsx';
import type { EditableEntryQuery } from './entries.generated.ts';

export type EditedEntry = NonNullable<EditableEntryQuery['editableEntry']>;

/** The fields of a row, by their names in the graph. */
const parts = ['label', 'value', 'text', 'url'] as const;

export const itemField = (index: number, part: (typeof parts)[number]) => `items-${index}-${part}`;

/** An entry as its form holds it. */
export function valuesOf({ title, body, items, illustrative }: EditedEntry): FormValues {
  const rows = items.flatMap((item, index) => parts.map((part) => [itemField(index, part), item[part] ?? '']));
  return { title, body, illustrative: illustrative ? 'yes' : 'no', ...Object.fromEntries(rows) };
}

/** The values of a form as they are sent. Empty rows are left out; `places` gives the positions of the others. */
export function inputOf(values: FormValues): { readonly input: EntryInput; readonly places: readonly number[] } {
  const rows = rowsOf(values);
  return {
    places: rows.map(({ place }) => place),
    input: {
      title: values['title'] ?? '',
      body: values['body'] ?? '',
      illustrative: values['illustrative'] === 'yes',
      items: rows.map(({ item }) => item),
    },
  };
}

/** The field of a problem by its name in the form, if rows before it were left out. */
export function pathInForm(path: string, places: readonly number[]): string {
  return path.replace(/^.*\bitems\.(\d+)\./, (_, index) => `items-${places[Number(index)] ?? index}-`);
}

function rowsOf(values: FormValues): { readonly place: number; readonly item: EntryItemInput }[] {
  const places = Object.keys(values).flatMap((name) => {
    const [, place] = /^items-(\d+)-label$/.exec(name) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
  const rows = places
    .toSorted((one, other) => one - other)
    .map((place) => {
      const [label = '', value = '', text = '', url = ''] = parts.map((part) => values[itemField(place, part)]?.trim());
      return { place, item: { label, value, text, url } };
    });
  return rows.filter(({ item }) => Object.values(item).some((text) => text !== ''));
}
