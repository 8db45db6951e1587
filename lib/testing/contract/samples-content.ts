import { db } from '@/lib/core/db'
import { faqCategories } from '@/lib/features/faqs/categories/resource'
import { courseInitial } from '@/lib/features/formazione/schema'
import { createRow } from '@/lib/resources/write'
import { adminWith, ctxOf } from '@/lib/testing/test-kit'
import { buildPriceTable } from '@/prisma/seed/factories/banks'
import {
  buildComunicazione,
  buildFaq,
  buildFaqCategory,
  buildInformazione,
  buildNews,
  buildPage,
} from '@/prisma/seed/factories/content'
import { buildFormazione } from '@/prisma/seed/factories/training'
import type { Sample } from './sample'

let coming = 0
/** A version that has not begun is the office's alone; of a product a day has one. */
const comingDay = () => {
  coming += 1
  return new Date(Date.UTC(2033, 0, coming))
}

let grid: Promise<unknown> | undefined
/** An example needs an offer. */
const anyGrid = () => {
  grid ??= buildPriceTable()
  return grid
}

const yesterday = (n: number) => new Date(Date.now() - 86_400_000 * (1 + (n % 3)))

/** The site’s contents, and the history of their changes. */
export const content: Record<string, Sample> = {
  news: {
    build: (n) =>
      buildNews({
        titolo: `Titolo ${n % 4}`,
        categoria: n % 2 ? 'tassi' : 'mutui',
        published: n % 3 !== 0,
        publishedAt: n % 3 === 0 ? null : yesterday(n),
      }),
    hidden: async () => ({ id: (await buildNews({ published: false })).id, from: null }),
    body: async (n) => ({
      titolo: `Scritta ${n}`,
      slug: `scritta-${n}`,
      categoria: 'casa',
      abstract: 'In breve.',
      corpo: '<p>Testo.</p>',
      urlImage: null,
      urlImageAlt: '',
      published: false,
      publishedAt: null,
    }),
    patch: { titolo: 'Titolo cambiato' },
    invalid: [
      [{ titolo: 'ab' }, 'titolo'],
      [{ slug: 'Con Spazi' }, 'slug'],
      [{ categoria: 'sport' }, 'categoria'],
      [{ published: true, publishedAt: null }, 'publishedAt'],
      [{ urlImage: 'https://immagini.example/a.png', urlImageAlt: '' }, 'urlImageAlt'],
    ],
    search: { word: 'Perché', make: (word) => buildNews({ titolo: `${word} scegliere il fisso` }) },
  },
  pages: {
    build: (n) => buildPage({ titolo: `Pagina ${n % 4}`, published: n % 3 !== 0 }),
    hidden: async () => ({ id: (await buildPage({ published: false })).id, from: null }),
    body: async (n) => ({
      titolo: `Scritta ${n}`,
      url: `scritta_${n}`,
      descrizione: 'In breve.',
      corpo: '<p>Testo.</p>',
      published: true,
    }),
    patch: { titolo: 'Titolo cambiato' },
    invalid: [
      [{ titolo: 'ab' }, 'titolo'],
      [{ url: 'Con Spazi' }, 'url'],
      [{ url: 'a/b' }, 'url'],
      [{ url: 'preferenze-cookie' }, 'url'],
      [{ descrizione: 'x'.repeat(301) }, 'descrizione'],
    ],
  },
  informazioni: {
    build: async (n) => {
      await anyGrid()
      return buildInformazione({ validFrom: new Date(Date.UTC(2032, 0, n + 1)) })
    },
    hidden: async () => ({
      id: (await buildInformazione({ validFrom: comingDay() })).id,
      from: null,
    }),
    body: async (n) => {
      await anyGrid()
      return { prodotto: 'prestito', validFrom: `2034-0${1 + (n % 9)}-1${n % 10}`, corpo: '<p>Testo.</p>' }
    },
    patch: { corpo: '<p>Un altro testo.</p>' },
    invalid: [
      [{ prodotto: 'mutuo' }, 'prodotto'],
      [{ corpo: '<p></p>' }, 'corpo'],
      [{ validFrom: '2001-01-01' }, 'validFrom'],
    ],
  },
  faqs: {
    build: (n) =>
      buildFaq({ ordine: n % 3, published: n % 2 === 0, voti: n, utilePct: n % 3 ? 20 * (n % 5) : null }),
    hidden: async () => ({ id: (await buildFaq({ published: false })).id, from: null }),
    body: async (n) => ({
      categoryId: (await buildFaqCategory()).id,
      domanda: `Domanda scritta ${n}?`,
      risposta: '<p>Risposta scritta.</p>',
      ordine: n,
      published: true,
    }),
    patch: { domanda: 'Una domanda diversa?' },
    invalid: [
      [{ ordine: -1 }, 'ordine'],
      [{ domanda: '' }, 'domanda'],
      [{ categoryId: 'x' }, 'categoryId'],
    ],
    search: { word: 'Quanto', make: (word) => buildFaq({ domanda: `${word} costa?` }) },
  },
  formazione: {
    build: (n) =>
      buildFormazione({
        titolo: `Corso ${n % 4}`,
        categoria: n % 2 ? 'Norme' : 'Prodotti',
        scadeIl: n % 3 ? new Date('2027-03-01') : null,
        published: n % 2 === 0,
        ordine: n % 3,
      }),
    body: async (n) => ({
      ...courseInitial,
      titolo: `Scritto ${n}`,
      oreOam: 0,
      validitaMesi: 12,
      lezioni: [
        {
          ordine: 1,
          titolo: 'Prima',
          descrizione: '',
          video: 'https://vimeo.com/123456',
          durataSec: 90,
          copertina: null,
          sottotitoli: null,
          allegati: [],
          soglia: 80,
          tentativi: 3,
          domande: [
            {
              domanda: 'Quale?',
              risposte: [
                { testo: 'Questa', corretta: true },
                { testo: 'Quella', corretta: false },
              ],
              spiegazione: '',
            },
          ],
        },
      ],
    }),
    patch: { titolo: 'Titolo cambiato' },
    invalid: [
      [{ minimoPct: 0 }, 'minimoPct'],
      [{ categoria: 'Sport' }, 'categoria'],
      [{ regole: [] }, 'regole'],
      [{ published: true, lezioni: [] }, 'lezioni'],
    ],
    search: { word: 'Sostenibile', make: (word) => buildFormazione({ titolo: `${word} e rata` }) },
  },
  faqCategories: {
    build: (n) => buildFaqCategory({ ordine: n % 3, contesto: n % 2 ? 'mutui' : 'home' }),
    body: async (n) => ({ nome: `Nuova ${n}`, contesto: 'leasing', ordine: n }),
    patch: { contesto: 'leasing' },
    invalid: [
      [{ contesto: 'altrove' }, 'contesto'],
      [{ ordine: 1.5 }, 'ordine'],
    ],
  },
  comunicazioni: {
    build: (n) =>
      buildComunicazione({
        titolo: `Titolo ${n % 4}`,
        categoria: n % 2 ? 'banche' : 'norme',
        priorita: n % 3 === 0 ? 'urgente' : 'normale',
        richiedeConferma: n % 2 === 0,
        publishedAt: n % 3 === 0 ? null : yesterday(n),
        scadeIl: n % 3 === 1 ? null : new Date(Date.now() + 86_400_000 * (1 + n)),
      }),
    body: async (n) => ({
      titolo: `Scritta ${n}`,
      categoria: 'pratiche',
      priorita: 'importante',
      corpo: '<p>Testo.</p>',
      allegati: [],
      // A draft may be saved before it is known to whom it goes.
      regole: n % 2 ? [] : [{ tipo: 'figura', valori: ['agente'] }],
      escludi: [],
      richiedeConferma: true,
      ancheEmail: false,
      ancheNuovi: true,
      inEvidenzaFino: null,
      scadeIl: null,
    }),
    patch: { titolo: 'Titolo cambiato' },
    invalid: [
      [{ titolo: 'ab' }, 'titolo'],
      [{ categoria: 'sport' }, 'categoria'],
      [{ priorita: 'somma' }, 'priorita'],
      [{ regole: [{ tipo: 'figura', valori: [] }] }, 'regole.0.valori'],
      [
        { allegati: [{ url: 'https://altrove.example/a.pdf', name: 'a', size: 1, mimetype: 'x' }] },
        'allegati.0.url',
      ],
      [{ inEvidenzaFino: '2030-02-01T10:00:00Z', scadeIl: '2030-01-01T10:00:00Z' }, 'inEvidenzaFino'],
    ],
    search: { word: 'Perché', make: (word) => buildComunicazione({ titolo: `${word} leggere tutto` }) },
  },
  commits: {
    flags: ['content_manage'],
    build: async (n) => {
      const row = await createRow(faqCategories, ctxOf(await adminWith('content_manage')), {
        nome: `Per la cronologia ${n}`,
        contesto: 'home',
        ordine: 1,
      })
      return db().commit.findFirstOrThrow({ where: { ref: String(row._id) } })
    },
  },
}
