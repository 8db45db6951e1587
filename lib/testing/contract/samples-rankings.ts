import { buildEmployee } from '@/prisma/seed/factories/people'
import { buildClassifica, buildVoto } from '@/prisma/seed/factories/service'
import type { Sample } from './sample'

const ranking = (tipo: 'agenti' | 'managers' | 'dipendenti' | 'contact_center'): Sample => ({
  build: (n) => buildClassifica({ tipo, titolo: `Classifica ${n % 4}`, published: n % 2 === 0 }),
  foreign: () => buildClassifica({ tipo: tipo === 'agenti' ? 'managers' : 'agenti' }),
  body: async (n) => ({ titolo: `Scritta ${n}`, anno: 1900 + (n % 120), mese: 2 + (n % 11) }),
  patch: { titolo: 'Titolo cambiato' },
  invalid: [
    [{ mese: 13 }, 'mese'],
    [{ anno: 2899 }, 'mese'],
  ],
})

const of = async (isOfStaff: boolean) => (isOfStaff ? { employeeId: (await buildEmployee()).id } : {})
const rating = (isOfStaff: boolean): Sample => ({
  build: async (n) =>
    buildVoto({
      ...(await of(isOfStaff)),
      stelle: 1 + (n % 5),
      stato: n % 2 ? 'pubblicato' : 'in_moderazione',
      segnali: n % 3 ? [] : ['e-mail'],
    }),
  foreign: async () => buildVoto(await of(!isOfStaff)),
  search: {
    word: 'Precisò',
    make: async (word) => buildVoto({ ...(await of(isOfStaff)), commento: word }),
  },
})

/** Rankings, four kinds on one table, and ratings, two. */
export const rankings: Record<string, Sample> = {
  classificheAgenti: ranking('agenti'),
  classificheManagers: ranking('managers'),
  classificheDipendenti: ranking('dipendenti'),
  classificheContactCenter: ranking('contact_center'),
  voti: rating(false),
  votiDipendenti: rating(true),
}
