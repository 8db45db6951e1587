import 'server-only'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type {
  Comunicazione,
  Faq,
  FaqCategory,
  FileFolder,
  FileItem,
  InformazioneCredito,
  News,
  Page,
  Prisma,
  StoredFile,
} from '@/prisma/generated/client'
import { nextNumber } from './support'
import { using } from './using'

type Overrides<T> = Partial<T>

/** Published since yesterday; `published: false` for a draft. */
export async function buildNews(overrides: Overrides<Prisma.NewsUncheckedCreateInput> = {}): Promise<News> {
  const n = nextNumber()
  return using(
    'News',
    db().news.create({
      data: {
        id: newId(),
        titolo: `Notizia ${n}`,
        slug: `notizia-${n}`,
        abstract: 'In breve.',
        corpo: '<p>Testo della notizia.</p>',
        published: true,
        publishedAt: new Date(Date.now() - 86_400_000),
        ...overrides,
      },
    }),
  )
}

/** A version that has been in force for some days. */
export async function buildInformazione(
  overrides: Partial<Prisma.InformazioneCreditoUncheckedCreateInput> = {},
): Promise<InformazioneCredito> {
  const n = nextNumber()
  const esempio = {
    title: 'Banca Prova, Prestito Prova',
    tipo: 'fisso',
    tan: 7.5,
    taeg: 8.82,
    importo: 10_000,
    durataMesi: 60,
    rata: 200.38,
    totale: 12_100.8,
    spese: [{ label: 'Istruttoria', importo: 78 }],
    asOf: '2026-11-20',
    note: 'È una simulazione.',
  }
  return db().informazioneCredito.create({
    data: {
      id: newId(),
      prodotto: 'prestito',
      numero: 1_000 + n,
      validFrom: new Date(Date.UTC(2001, 0, n)),
      corpo: '<h2>Costi</h2><p>Testo.</p>',
      esempio,
      ...overrides,
    },
  })
}

export async function buildPage(overrides: Overrides<Prisma.PageUncheckedCreateInput> = {}): Promise<Page> {
  const n = nextNumber()
  const data = { id: newId(), url: `pagina-${n}`, titolo: `Pagina ${n}`, corpo: '<p>Testo.</p>' }
  return using('Pagine', db().page.create({ data: { ...data, ...overrides } }))
}

export async function buildFaqCategory(
  overrides: Overrides<Prisma.FaqCategoryUncheckedCreateInput> = {},
): Promise<FaqCategory> {
  const n = nextNumber()
  return db().faqCategory.create({ data: { id: newId(), nome: `Categoria ${n}`, ordine: n, ...overrides } })
}

export async function buildFaq(overrides: Overrides<Prisma.FaqUncheckedCreateInput> = {}): Promise<Faq> {
  const n = nextNumber()
  const categoryId = overrides.categoryId ?? (await buildFaqCategory()).id
  const data = { id: newId(), domanda: `Domanda ${n}?`, risposta: `<p>Risposta ${n}.</p>`, ordine: n }
  return using('FAQ', db().faq.create({ data: { ...data, ...overrides, categoryId } }))
}

export async function buildComunicazione(
  overrides: Overrides<Prisma.ComunicazioneUncheckedCreateInput> = {},
): Promise<Comunicazione> {
  const data = { id: newId(), titolo: `Comunicazione ${nextNumber()}`, corpo: '<p>Testo.</p>' }
  return using('Comunicazioni', db().comunicazione.create({ data: { ...data, ...overrides } }))
}

/** A row only: the object itself is not in the bucket. */
export async function buildStoredFile(
  overrides: Overrides<Prisma.StoredFileUncheckedCreateInput> = {},
): Promise<StoredFile> {
  const id = overrides.id ?? newId()
  return db().storedFile.create({
    data: {
      id,
      key: `prova/${id}.pdf`,
      url: `/v2/storage/files/${id}`,
      name: 'prova.pdf',
      size: 1_024n,
      mimetype: 'application/pdf',
      sha256: '0'.repeat(64),
      ...overrides,
    },
  })
}

export const buildFileFolder = (
  overrides: Overrides<Prisma.FileFolderUncheckedCreateInput> = {},
): Promise<FileFolder> =>
  db().fileFolder.create({ data: { id: newId(), nome: `Cartella ${nextNumber()}`, ...overrides } })

/** A file with its first version, of a row only: the object itself is not in the bucket. */
export async function buildFileItem(
  overrides: Overrides<Prisma.FileItemUncheckedCreateInput> = {},
): Promise<FileItem> {
  const fileId = overrides.fileId ?? (await buildStoredFile({ ownerRole: 'admin', purpose: 'modulo' })).id
  const id = overrides.id ?? newId()
  const own = { id, nome: `Modulo ${nextNumber()}`, fileId, versione: 1, tipo: 'pdf', dimensione: 1_024n }
  const row = await using('Files', db().fileItem.create({ data: { ...own, ...overrides } }))
  const version = { id: newId(), itemId: id, n: row.versione, fileId }
  await using('fileVersione', db().fileVersione.create({ data: version }))
  return row
}
