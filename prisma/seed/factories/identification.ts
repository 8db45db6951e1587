import 'server-only'
import { columnOfDay } from '@/lib/core/dates'
import { db } from '@/lib/core/db'
import { newId } from '@/lib/core/ids'
import type { Dati } from '@/lib/features/aml/identification/schema'
import type { Identificazione, Prisma, RegistroIdentificazione } from '@/prisma/generated/client'
import { buildPratica } from './pratiche'

/** The answers of a simple one, whole. */
export const ANSWERS: Dati = {
  cliente: {
    tipo: 'persona',
    denominazione: 'Ida Prova',
    codiceFiscale: 'RSSMRA80A01F205X',
    modo: 'presenza',
    docTipo: 'carta_identita',
    docNumero: 'CA12345AA',
    docEnte: 'Comune di Milano',
    docScade: '2035-01-01',
  },
  esecutore: {
    agisce: 'cliente',
    nome: null,
    codiceFiscale: null,
    titolo: null,
    docTipo: null,
    docNumero: null,
    docEnte: null,
    docScade: null,
  },
  pep: { esposto: false, carica: null },
  scopo: { scopo: 'casa', scopoAltro: null, origine: 'lavoro', origineAltro: null },
}

/** A row of the register: somebody who was identified for a case of its own. */
export async function buildRegistro(
  overrides: Partial<Prisma.RegistroIdentificazioneUncheckedCreateInput> = {},
): Promise<RegistroIdentificazione> {
  const praticaId = overrides.praticaId ?? (await buildPratica()).id
  return db().registroIdentificazione.create({
    data: {
      id: newId(),
      praticaCodice: 'P26-PROVA',
      evento: 'identificazione',
      ruolo: 'cliente',
      denominazione: 'Ida Prova',
      documento: 'Carta d’identità CA12345AA, Comune di Milano',
      classe: 'normale',
      punti: 10,
      regoleDal: columnOfDay('2026-11-20'),
      scadeIl: columnOfDay('2028-11-20'),
      chi: 'Anna Consulente',
      ...overrides,
      praticaId,
    },
  })
}

/** An identification that was completed, good until 2030; answers that are given are those of the applicant. */
export async function buildIdentificazione({
  dati,
  ...overrides
}: Partial<Omit<Prisma.IdentificazioneUncheckedCreateInput, 'dati'>> & {
  dati?: Dati
} = {}): Promise<Identificazione> {
  const praticaId = overrides.praticaId ?? (await buildPratica()).id
  const { intestatario } = await db().pratica.findUniqueOrThrow({ where: { id: praticaId } })
  const cliente = dati?.cliente && { ...dati.cliente, denominazione: intestatario }
  return db().identificazione.create({
    data: {
      id: newId(),
      classe: 'normale',
      punti: 10,
      completataAt: new Date(),
      completataDa: 'Anna Consulente',
      scadeIl: columnOfDay('2030-01-01'),
      ...overrides,
      ...(dati && { dati: { ...dati, ...(cliente && { cliente }) } }),
      praticaId,
    },
  })
}
