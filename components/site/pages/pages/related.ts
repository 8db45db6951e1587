/** Pages that people read together, in reading order. */
const FAMILIES = [
  {
    name: 'Trasparenza',
    urls: [
      'trasparenza',
      'foglio-informativo',
      'trasparenza-calcolatori',
      'tegm',
      'convenzioni',
      'trasparenza_per_collaboratori',
    ],
  },
  {
    name: 'Le tue tutele',
    urls: ['reclami', 'guida-abf', 'whistleblowing', 'antiriciclaggio', 'codice-etico'],
  },
  {
    name: 'Dati e sito',
    urls: ['privacy-policy', 'cookie-policy', 'accessibilita', 'note-legali'],
  },
]

/** The other pages of the same family that are published; the family of transparency for a new page. */
export function relatedTo<Page extends { url: string }>(
  url: string,
  published: readonly Page[],
): { name: string; pages: Page[] } {
  const family = FAMILIES.find(({ urls }) => urls.includes(url)) ?? FAMILIES[0]
  const pages = (family?.urls ?? [])
    .filter((one) => one !== url)
    .flatMap((one) => published.find((page) => page.url === one) ?? [])
  return { name: family?.name ?? '', pages }
}
