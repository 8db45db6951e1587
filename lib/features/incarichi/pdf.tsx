import 'server-only'
import type { ReactNode } from 'react'
import { formatDay, formatInstant, startOfDay } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { WORDMARK } from '@/lib/core/wordmark'
import { durataText } from '@/lib/finance/text'
import { closed } from '@/lib/italian/closed'
import { days } from '@/lib/italian/counted'
import { elided } from '@/lib/italian/elided'
import { house, PdfWordmark } from '@/lib/pdf/house'
import { Document, Page, Text, View } from '@/lib/pdf/parts'
import { renderPdf } from '@/lib/pdf/render'
import { styles } from './pdf-styles'
import type { Contenuto } from './schema'

/** The proof of a signature: who, when, from where, by which way, and the hash of what was given. */
type Proof = {
  nome: string
  at: Date
  ip: string
  userAgent: string
  via: string
  email: string
  hash: string
}

/** The mandate as it is given to the client; with a proof, as it is archived once it is signed. */
export function mandatePdf(
  codice: string,
  contenuto: Contenuto,
  proof: Proof | null = null,
): Promise<Buffer> {
  // The last stands beside the signature, which is on no sheet alone.
  const conditions = contenuto.testo.paragrafi.map((paragrafo, at) => `${at + 1}. ${paragrafo}`)
  // The same words on the same day are the same bytes, whenever they are drawn.
  const drawnAt = proof?.at ?? startOfDay(contenuto.fattoIl)
  return renderPdf(
    <Document
      title={`Incarico di mediazione ${codice}`}
      author={contenuto.mediatore.nome}
      language="it"
      creationDate={drawnAt}
      modificationDate={drawnAt}
    >
      <Page size="A4" style={house.page}>
        <PdfWordmark name={signOf(contenuto)} />
        <Text style={house.title}>Incarico di mediazione creditizia</Text>
        <Text style={styles.facts}>
          {`Numero ${codice}  ·  Pratica ${contenuto.pratica.codice}  ·  Preparato il ${formatDay(contenuto.fattoIl)}`}
        </Text>
        <Parties contenuto={contenuto} />
        <Terms contenuto={contenuto} />
        <Text style={house.subtitle}>Condizioni</Text>
        {conditions.slice(0, -1).map((condition) => (
          <Text key={condition} style={styles.paragraph}>
            {condition}
          </Text>
        ))}
        <View wrap={false}>
          {conditions.slice(-1).map((condition) => (
            <Text key={condition} style={styles.paragraph}>
              {condition}
            </Text>
          ))}
          {proof ? <Signature proof={proof} /> : <ToSign contenuto={contenuto} />}
        </View>
        <Text style={house.note} fixed>
          {`${closed(contenuto.mediatore.nome)} Testo versione ${contenuto.testo.versione}, in vigore dal ${contenuto.testo.dal}.`}
        </Text>
      </Page>
    </Document>,
  )
}

function Rows({ title, rows }: { title: string; rows: [string, string | null][] }) {
  return (
    <View>
      <Text style={house.subtitle}>{title}</Text>
      {rows.map(([name, value]) =>
        value ? (
          <View key={name} style={house.row} wrap={false}>
            <Text style={styles.name}>{name}</Text>
            <Text style={styles.value}>{value}</Text>
          </View>
        ) : null,
      )}
    </View>
  )
}

function Parties({
  contenuto: { cliente, mediatore, consulente, pratica },
}: {
  contenuto: Contenuto
}): ReactNode {
  const { importo, durataMesi, prodotto, finalita } = pratica
  return (
    <>
      <Rows
        title="Le parti"
        rows={[
          ...clientRows(cliente),
          ['Codice fiscale', cliente.codiceFiscale],
          ['Indirizzo', cliente.indirizzo],
          ['E-mail', cliente.email],
          ['Mediatore', [mediatore.nome, mediatore.sede].filter(Boolean).join(', ')],
          ['Recapito del mediatore', mediatore.pec],
          ['Consulente', consulente],
        ]}
      />
      <Rows
        title="Che cosa si cerca"
        rows={[
          ['Finanziamento', `${prodotto}: ${finalita.toLowerCase()}`],
          ['Importo richiesto', euroText(importo)],
          ['Durata', durataText(durataMesi)],
        ]}
      />
    </>
  )
}

/** Of a company that it is the client, and who signs for it. */
const clientRows = ({ nome, societa }: Contenuto['cliente']): [string, string | null][] =>
  societa
    ? [
        ['Cliente', societa.nome],
        ['Partita IVA', societa.partitaIva],
        ['Rappresentato da', nome],
      ]
    : [['Cliente', nome]]

const baseText = ({ montante }: Contenuto['compenso']) =>
  montante ? `del montante, ${euroText(montante)}` : 'dell’importo richiesto'

function Terms({ contenuto: { compenso, taeg, durataGiorni, recessoGiorni } }: { contenuto: Contenuto }) {
  const share =
    compenso.percentuale === null
      ? ''
      : `, pari ${elided('al', formatRate(compenso.percentuale))} ${baseText(compenso)}`
  const effect = taeg
    ? `${formatRate(taeg.con)} con il compenso, ${formatRate(taeg.senza)} senza, per l’offerta del preventivo`
    : 'Lo calcola chi finanzia, che riceve da noi il compenso e lo comprende'
  return (
    <Rows
      title="Compenso, durata e recesso"
      rows={[
        [
          'Compenso',
          compenso.importo === 0
            ? 'Nessuno: il cliente non paga il mediatore'
            : `${euroText(compenso.importo)}${share}, dovuto soltanto se il finanziamento è concluso`,
        ],
        ['TAEG', compenso.importo === 0 ? null : effect],
        ['Durata dell’incarico', `${days(durataGiorni)} dalla firma`],
        ['Recesso', `Entro ${days(recessoGiorni)} dalla firma, senza spese e senza motivo`],
      ]}
    />
  )
}

const ToSign = ({ contenuto: { cliente } }: { contenuto: Contenuto }) => (
  <View style={styles.proof} wrap={false}>
    <Text>{`Da firmare: ${cliente.nome}, con il codice che arriva al suo indirizzo e-mail.`}</Text>
  </View>
)

const VIE: Record<string, string> = { link: 'link ricevuto per e-mail', area: 'area clienti' }

function Signature({ proof: { nome, at, ip, userAgent, via, email, hash } }: { proof: Proof }) {
  return (
    <View style={styles.proof} wrap={false}>
      <Text style={house.subtitle}>Firma elettronica del cliente</Text>
      <Text>{`Firmato da ${nome} il ${formatInstant(at)} (ora italiana), dalla pagina aperta con: ${VIE[via] ?? via}.`}</Text>
      <Text>{`Codice di sei cifre inviato a ${email} e verificato.`}</Text>
      <Text>{`Indirizzo di rete ${ip || 'non noto'}; programma ${userAgent || 'non noto'}.`}</Text>
      <Text style={styles.hash}>{`Impronta SHA-256 del documento consegnato: ${hash}`}</Text>
    </View>
  )
}

/** The mandate names the company, not its brand; what was drawn with the drawn name is drawn so again, byte for byte. */
const signOf = ({ mediatore: { nome } }: Contenuto): string =>
  nome.startsWith(WORDMARK.says) ? WORDMARK.says : nome
