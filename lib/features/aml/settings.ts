import { z } from 'zod'
import { defineSetting, oneField } from '@/lib/settings/define'
import { startedStay } from '@/lib/settings/in-force'
import { versionsOf } from './versions'

const number = (least: number, most: number) => {
  const message = `Un numero intero, da ${least} a ${most}.`
  return z.int(message).min(least, message).max(most, message)
}

const rules = z.strictObject({
  dal: z.iso.date('Scegli da quando vale.'),
  settimane: number(1, 52),
  mesiBassa: number(1, 120),
  mesiNormale: number(1, 120),
  mesiAlta: number(1, 120),
  preavviso: number(0, 180),
})
export type RegoleIdentificazione = z.infer<typeof rules>

const rulesSchema = versionsOf(rules).refine(
  (all) =>
    all.every(({ mesiBassa, mesiNormale, mesiAlta }) => mesiBassa >= mesiNormale && mesiNormale >= mesiAlta),
  'Più alta è la classe, prima si rinnova.',
)

/** D.Lgs. 231/2007, art. 17 ff.: the law names no intervals; these are cautious and the lawyer's to change. */
export const identificazioneRegole = defineSetting<RegoleIdentificazione[]>({
  key: 'identificazioneRegole',
  group: 'adempimenti',
  label: 'Identificazione dei clienti (antiriciclaggio)',
  help: 'Dal primo giorno indicato una pratica nuova non va alla banca senza identificazione, se non con un motivo; quelle già aperte hanno una scadenza, distribuita sulle settimane indicate, e fino ad allora solo un avviso. I mesi sono quelli dopo i quali un cliente si identifica di nuovo, secondo la sua classe di rischio; il preavviso è in giorni.',
  schema: rulesSchema,
  initial: [
    { dal: '2026-11-20', settimane: 12, mesiBassa: 36, mesiNormale: 24, mesiAlta: 12, preavviso: 30 },
  ],
  keeps: startedStay,
  isPublic: false,
  form: oneField(rulesSchema, {
    label: 'Versioni',
    kind: 'rows',
    rows: {
      one: 'versione',
      initial: { dal: null, settimane: 12, mesiBassa: 36, mesiNormale: 24, mesiAlta: 12, preavviso: 30 },
      fields: [
        { name: 'dal', label: 'Vale dal', kind: 'day', required: true },
        {
          name: 'settimane',
          label: 'Settimane per le pratiche di prima',
          kind: 'number',
          min: 1,
          required: true,
        },
        { name: 'mesiBassa', label: 'Mesi, classe bassa', kind: 'number', min: 1, required: true },
        { name: 'mesiNormale', label: 'Mesi, classe normale', kind: 'number', min: 1, required: true },
        { name: 'mesiAlta', label: 'Mesi, classe alta', kind: 'number', min: 1, required: true },
        { name: 'preavviso', label: 'Giorni di preavviso', kind: 'number', min: 0, required: true },
      ],
    },
  }),
})

const points = number(0, 100)
const risk = z.strictObject({
  dal: z.iso.date('Scegli da quando vale.'),
  pep: points,
  societa: points,
  titolari: points,
  opaco: points,
  delegato: points,
  distanza: points,
  video: points,
  estero: points,
  altro: points,
  importo: points,
  /** Euro from which the amount counts. */
  importoDa: z
    .number('Scrivi l’importo.')
    .min(0, 'Da 0 in su.')
    .max(100_000_000, 'Al massimo 100 milioni di euro.'),
  normaleDa: number(1, 1000),
  altaDa: number(1, 1000),
})
export type PuntiRischio = z.infer<typeof risk>

const riskSchema = versionsOf(risk).refine(
  (all) => all.every(({ normaleDa, altaDa }) => normaleDa < altaDa),
  'La classe alta comincia dopo la normale.',
)

const usualRisk: PuntiRischio = {
  dal: '2026-11-20',
  pep: 60,
  societa: 10,
  titolari: 10,
  opaco: 20,
  delegato: 10,
  distanza: 15,
  video: 5,
  estero: 25,
  altro: 10,
  importo: 10,
  importoDa: 500_000,
  normaleDa: 10,
  altaDa: 40,
}

const point = (name: string, label: string) => ({
  name,
  label,
  kind: 'number' as const,
  min: 0,
  required: true,
})

/** Factors of annexes II and III of D.Lgs. 231/2007, with the points of this company; a PEP is always of the high class (art. 24). */
export const rischioPunti = defineSetting<PuntiRischio[]>({
  key: 'rischioPunti',
  group: 'adempimenti',
  label: 'Punti di rischio dell’identificazione',
  help: 'Quanto pesa ogni fattore, e da quanti punti la classe è normale o alta. Ogni identificazione tiene i punti del giorno in cui è stata completata; una persona politicamente esposta è sempre in classe alta.',
  schema: riskSchema,
  initial: [usualRisk],
  keeps: startedStay,
  isPublic: false,
  form: oneField(riskSchema, {
    label: 'Versioni',
    kind: 'rows',
    rows: {
      one: 'versione',
      initial: { ...usualRisk, dal: null },
      fields: [
        { name: 'dal', label: 'Vale dal', kind: 'day', required: true },
        point('pep', 'Persona politicamente esposta'),
        point('societa', 'Società o altro ente'),
        point('titolari', 'Più di tre titolari effettivi'),
        point('opaco', 'Nessun titolare sopra il 25%'),
        point('delegato', 'Agisce un delegato'),
        point('distanza', 'Identificato a distanza'),
        point('video', 'Identificato in videochiamata'),
        point('estero', 'Fondi dall’estero'),
        point('altro', 'Scopo o origine «Altro»'),
        point('importo', 'Importo alto'),
        { name: 'importoDa', label: 'Importo alto da', kind: 'money', required: true },
        point('normaleDa', 'Classe normale da'),
        point('altaDa', 'Classe alta da'),
      ],
    },
  }),
})
