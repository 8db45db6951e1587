import type { DirectoryReply } from '@/lib/features/agents/directory/schema'
import type { Column, Filter, ListView } from '@/lib/resources/view'
import type { Option } from '@/lib/words/options'

const COLUMNS: readonly Column[] = [
  { path: 'cognome', label: 'Nome', kind: 'title', given: 'nome', sort: 'cognome' },
  { path: 'figura', label: 'Figura', kind: 'text' },
  { path: 'agency.nome', label: 'Agenzia', kind: 'text', sort: 'agenzia' },
  { path: 'telefono', label: 'Telefono', kind: 'phone' },
  { path: 'email', label: 'E-mail', kind: 'text' },
  { path: 'province', label: 'Province', kind: 'tags' },
  { path: 'prodotti', label: 'Prodotti', kind: 'tags' },
  { path: 'lingue', label: 'Lingue', kind: 'tags' },
  { path: 'assenteFino', label: 'Assente fino al', kind: 'day' },
  { path: 'oamNumber', label: 'OAM', kind: 'text' },
]

const KM: Column = { path: 'distanzaKm', label: 'Km', kind: 'number', sort: 'vicino' }

type Facets = DirectoryReply['facets']

const options = (facets: Facets | undefined, name: keyof Facets): Option[] =>
  (facets?.[name] ?? []).map(({ value, label, count }) => ({ value, label: `${label} · ${count}` }))

const LABELS: Record<Exclude<keyof Facets, 'presente'>, string> = {
  provincia: 'Provincia',
  agencyId: 'Agenzia',
  figura: 'Figura',
  prodotti: 'Prodotto',
  lingue: 'Lingua',
}

/** The directory as the parts of a list see it; the values of its filters are those that are there, each with its people. */
export function directoryView(facets: Facets | undefined, isNear: boolean): ListView {
  const filters: Filter[] = Object.entries(LABELS).map(([name, label]) => ({
    name,
    label,
    kind: 'enum',
    options: options(facets, name as keyof Facets),
  }))
  return {
    path: 'agents/directory',
    labels: { one: 'collega', many: 'colleghi', article: 'm' },
    list: {
      columns: isNear ? [...COLUMNS.slice(0, 3), KM, ...COLUMNS.slice(3)] : COLUMNS,
      filters: [...filters, { name: 'presente', label: 'Presente oggi', kind: 'boolean' }],
      defaultSort: isNear ? 'vicino' : 'cognome',
      search: true,
    },
  }
}
