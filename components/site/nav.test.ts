import { builtGroups, navigation } from './nav'

describe('navigation', () => {
  it('shows only the pages that exist, and no empty group', () => {
    const shown = builtGroups([
      {
        label: 'A',
        entries: [
          { label: 'sì', href: '/si', built: true },
          { label: 'no', href: '/no', built: false },
        ],
      },
      { label: 'B', entries: [{ label: 'no', href: '/no', built: false }] },
    ])
    expect(shown).toEqual([{ label: 'A', entries: [{ label: 'sì', href: '/si', built: true }] }])
  })

  it('names every address once', () => {
    const hrefs = navigation.flatMap((group) => group.entries.map((entry) => entry.href))
    expect(new Set(hrefs).size).toBe(hrefs.length)
  })
})
