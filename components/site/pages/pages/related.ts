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

/** Pages that come anew each year, and the page beside which they are listed, the newest first. */
const YEARLY = /^rendiconto-reclami-\d{4}$/
const BESIDE = 'reclami'

/** The other pages of the same family that are published; the family of transparency for a new page. */
export function relatedTo<Page extends { url: string }>(
  url: string,
  published: readonly Page[],
): { name: string; pages: Page[] } {
  const yearly = published
    .map((page) => page.url)
    .filter((one) => YEARLY.test(one))
    .toSorted()
    .toReversed()
  const ownOf = YEARLY.test(url) ? BESIDE : url
  const family = FAMILIES.find(({ urls }) => urls.includes(ownOf)) ?? FAMILIES[0]
  const pages = (family?.urls ?? [])
    .flatMap((one) => (one === BESIDE ? [one, ...yearly] : one))
    .filter((one) => one !== url)
    .flatMap((one) => published.find((page) => page.url === one) ?? [])
  return { name: family?.name ?? '', pages }
}
