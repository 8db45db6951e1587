import { shownTabs, tabsThatFit } from './tabs-that-fit'

it.each<[string[], number, number]>([
  [['Tutte', 'Da assegnare 35', 'Da chiamare 50', 'Appuntamenti 130'], 410, 3],
  [['Tutte', 'In banca 251', 'Da stipulare 181'], 410, 3],
  [['Tutti', 'Da confermare', 'Assenti oggi', 'Documenti entro 30 giorni', 'Senza OAM'], 410, 3],
  [['Una vista dal nome che da solo prende tutta la riga'], 100, 1],
  [['Una vista dal nome lungo', 'Altra'], 100, 1],
])('of %j in %d pixels %d stand as tabs', (labels, room, count) => {
  expect(tabsThatFit(labels, room)).toBe(count)
})

it.each([
  [6, 6, 5, [0, 1, 2, 3, 4, 5]],
  [6, 3, 1, [0, 1, 2]],
  [6, 3, 4, [0, 1, 4]],
  [6, 1, 4, [4]],
])(
  'of %d tabs, %d of which fit, with the one at %d open, those at %j are shown',
  (count, fitting, open, shown) => {
    expect(shownTabs(count, fitting, open)).toEqual(shown)
  },
)
