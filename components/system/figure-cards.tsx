import { Facts } from '@/components/ui/facts'
import { Section } from '@/components/ui/section'
import { TableHead } from '@/components/ui/table-head'
import { formatInstant } from '@/lib/core/dates'
import type { SystemInfo } from '@/lib/features/system/schema'
import { counted } from '@/lib/italian/counted'
import { limitName, queueName } from './names'
import { ScrollingTable } from './scrolling-table'
import { count, duration, milliseconds, percent, size } from './words'

type Props = { info: SystemInfo }

const UNKNOWN = 'Il database non risponde: queste cifre non sono disponibili.'
const orNull = <T, R>(value: T | null, words: (value: T) => R) => (value === null ? null : words(value))

export function BuildCard({ info: { build } }: Props) {
  return (
    <Section title="Versione">
      <Facts
        rows={[
          ['Versione', build.version],
          ['Build', build.id],
          ['Commit', build.commit?.slice(0, 12)],
          ['Node', build.node],
          ['Acceso dal', formatInstant(build.startedAt)],
          ['In funzione da', duration(build.uptimeSeconds)],
        ]}
      />
    </Section>
  )
}

export function ProcessCard({ info: { process, disk } }: Props) {
  const { rssBytes, heapBytes, cpuPercent, eventLoopP99Ms, threads, sockets, pool } = process
  return (
    <Section title="Processo" description="Il server che ha risposto, con tutti i suoi thread.">
      <Facts
        rows={[
          ['Memoria', `${size(rssBytes)}, di cui oggetti ${size(heapBytes)}`],
          ['CPU', `${percent(cpuPercent)} di un core, in media`],
          ['Attesa (p99)', orNull(eventLoopP99Ms, (ms) => `${count(ms)} ms`)],
          ['Thread', orNull(threads, count)],
          ['Collegamenti', orNull(sockets, (n) => `${count(n)} in tempo reale`)],
          [
            'Verso il database',
            `${count(pool.busy)} connessioni in uso e ${count(pool.idle)} libere, ${count(pool.limit)} al più`,
          ],
          ['In attesa di una connessione', count(pool.waiting)],
          ['Disco', disk && `${size(disk.freeBytes)} liberi su ${size(disk.totalBytes)}`],
        ]}
      />
    </Section>
  )
}

const tags = ({ waiting, oldestSeconds }: NonNullable<SystemInfo['cdn']>) =>
  waiting === 0 ? 'nulla' : `${counted(waiting, 'etichetta', 'etichette')}, da ${duration(oldestSeconds)}`

export function PagesCard({ info: { http, cdn } }: Props) {
  return (
    <Section title="Pagine">
      <Facts
        none="Nessuna richiesta contata, per ora."
        rows={
          http
            ? [
                ['Richieste', count(http.requests)],
                ['Dalla memoria', percent(http.hitShare)],
                ['Pagine tenute', count(http.pages)],
                ['Errori', count(http.errors)],
                ['Da dire alla CDN', orNull(cdn, tags)],
              ]
            : []
        }
      />
    </Section>
  )
}

export function DatabaseCard({ info: { database } }: Props) {
  return (
    <Section title="Database">
      <Facts
        none={UNKNOWN}
        rows={
          database
            ? [
                ['PostgreSQL', database.version],
                ['Dimensione', size(database.bytes)],
                ['Connessioni', `${count(database.connections)} su ${count(database.maxConnections)}`],
                ['Transazione più lunga', duration(database.longestSeconds)],
                ['In attesa di un blocco', count(database.waitingForLocks)],
              ]
            : []
        }
      />
    </Section>
  )
}

const reached = (isReachable: boolean) => (isReachable ? 'risponde' : 'non risponde')

export function MailCard({ info: { mail } }: Props) {
  return (
    <Section title="Posta">
      <Facts
        rows={[
          ['Server', reached(mail.reachable)],
          ['In attesa', orNull(mail.waiting, count)],
          ['Da riprovare', orNull(mail.failing, count)],
          ['Ultimo errore', mail.lastError],
          ['Ultima partita', orNull(mail.lastSentAt, formatInstant)],
        ]}
      />
    </Section>
  )
}

export function StoreCard({ info: { store } }: Props) {
  return (
    <Section title="Archivio dei file">
      <Facts
        rows={[
          ['Servizio', reached(store.reachable)],
          ['In attesa', orNull(store.waitingBytes, size)],
        ]}
      />
    </Section>
  )
}

export function BackupCard({ info: { at, backup } }: Props) {
  const endedAt = backup?.endedAt ?? null
  const age = orNull(endedAt, (end) => (new Date(at).getTime() - new Date(end).getTime()) / 1_000)
  return (
    <Section title="Copie di sicurezza">
      <Facts
        none={UNKNOWN}
        rows={
          backup
            ? [
                ['Ultima completa', endedAt ? formatInstant(endedAt) : 'nessuna, finora'],
                ['Età', orNull(age, duration)],
                ['Prevista', `ogni ${count(backup.limitHours)} ore al più`],
                ['Dove', endedAt ? `${backup.folder}, su ${backup.host}` : null],
              ]
            : []
        }
      />
    </Section>
  )
}

export function TablesCard({ info: { database } }: Props) {
  if (!database) return null
  return (
    <Section title="Tabelle più grandi" description="Le righe sono quelle che PostgreSQL stima." flush>
      <ScrollingTable label="Tabelle più grandi">
        <TableHead heads={['Tabella', 'Spazio', 'Righe', 'Da ripulire']} />
        <tbody>
          {database.tables.map(({ name, bytes, rows, dead }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{size(bytes)}</td>
              <td>{count(rows)}</td>
              <td>{count(dead)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </Section>
  )
}

/** What waits to be added to the sums of the reports. */
export function CubesCard({ info: { cubes } }: Props) {
  const rows = (cubes ?? []).map(({ name, rows: n, oldestSeconds }): [string, string] => [
    queueName(name),
    n === 0
      ? 'niente in attesa'
      : `${count(n)} in attesa${oldestSeconds === null ? '' : `, al più da ${duration(oldestSeconds)}`}`,
  ])
  const waiting = (cubes ?? []).filter(({ rows: n }) => n > 0)
  const lag = Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds ?? 0))
  const behind: [string, string][] = cubes
    ? [['In ritardo di', lag === 0 ? 'niente' : `al più ${duration(lag)}`]]
    : []
  return (
    <Section title="Somme dei report">
      <Facts none={UNKNOWN} rows={[...behind, ...rows]} />
    </Section>
  )
}

export function LimitsCard({ info: { limits } }: Props) {
  if (!limits || limits.length === 0) return null
  return (
    <Section
      title="Limiti alle chiamate"
      description="Chi è contato in questo momento: quanti indirizzi o account, e quante chiamate ha fatto chi ne ha fatte di più."
      flush
    >
      <ScrollingTable label="Limiti alle chiamate">
        <TableHead heads={['Limite', 'Contati', 'Il massimo']} />
        <tbody>
          {limits.map(({ name, callers, most }) => (
            <tr key={name}>
              <th scope="row">{limitName(name)}</th>
              <td>{count(callers)}</td>
              <td>{count(most)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </Section>
  )
}

export function StatementsCard({ info: { statements } }: Props) {
  if (!statements || statements.length === 0) return null
  return (
    <Section
      title="Operazioni più lunghe del database"
      description="Da quando PostgreSQL le conta (pg_stat_statements), per tempo in tutto."
      flush
    >
      <ScrollingTable label="Operazioni più lunghe del database">
        <TableHead heads={['Operazione', 'Tempo in tutto', 'In media', 'Volte', 'Righe']} />
        <tbody>
          {statements.map(({ operation, totalMs, meanMs, calls, rows }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two statements may do the same to one table
            <tr key={index}>
              <th scope="row">{operation}</th>
              <td>{milliseconds(totalMs)}</td>
              <td>{milliseconds(meanMs)}</td>
              <td>{count(calls)}</td>
              <td>{count(rows)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </Section>
  )
}
