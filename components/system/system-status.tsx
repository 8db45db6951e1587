'use client'

import { PageHeader } from '@/components/data/page/page-header'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { SectionGrid } from '@/components/ui/section'
import type { SystemInfo } from '@/lib/features/system/schema'
import { ClockCard } from './clock-card'
import {
  BackupCard,
  BuildCard,
  CubesCard,
  DatabaseCard,
  LimitsCard,
  MailCard,
  PagesCard,
  ProcessCard,
  StatementsCard,
  StoreCard,
  TablesCard,
} from './figure-cards'
import { OperationsCard } from './operations-card'
import { QueueCard } from './queue-card'
import { useSystemInfo } from './use-system'
import { verdict } from './words'

const clock = new Intl.DateTimeFormat('it-IT', { timeStyle: 'medium', timeZone: 'Europe/Rome' })

/** How the system is, in one sentence and then in figures. */
export function SystemStatus() {
  const info = useSystemInfo()
  const { data } = info
  return (
    <>
      <PageHeader title="Stato del server">
        {data
          ? `Dati delle ${clock.format(new Date(data.at))}, rinnovati ogni 10 secondi`
          : 'Rinnovato ogni 10 secondi'}
      </PageHeader>
      {info.isRefetchError && data && (
        <Text role="alert" mb="md" py="sm" px="md" c="var(--bad)" bg="var(--bad-soft)" bdrs="md">
          {info.error.message} Qui sotto quello che si sapeva alle {clock.format(new Date(data.at))}.
        </Text>
      )}
      {info.isLoadingError && (
        <ErrorState onRetry={() => void info.refetch()}>
          {info.error.message} Se anche le altre pagine non si aprono, controlla che PostgreSQL sia acceso e
          raggiungibile.
        </ErrorState>
      )}
      {info.isPending && <Loading what="lo stato del server" />}
      {data && <Figures info={data} />}
    </>
  )
}

function Figures({ info }: { info: SystemInfo }) {
  return (
    <>
      <Verdict info={info} />
      <SectionGrid>
        <BuildCard info={info} />
        <ProcessCard info={info} />
        <PagesCard info={info} />
        <DatabaseCard info={info} />
        <MailCard info={info} />
        <StoreCard info={info} />
        <BackupCard info={info} />
        <CubesCard info={info} />
      </SectionGrid>
      <OperationsCard />
      <QueueCard info={info} />
      <ClockCard info={info} />
      <LimitsCard info={info} />
      <TablesCard info={info} />
      <StatementsCard info={info} />
    </>
  )
}

function Verdict({ info }: { info: SystemInfo }) {
  const isWell = info.problems.length === 0
  return (
    <Notice tone={isWell ? 'ok' : 'warn'} mb="lg" c={isWell ? 'var(--ok)' : 'var(--ink)'} role="status">
      <Text fz="lg" fw={600}>
        {verdict(info)}
      </Text>
      {info.problems.length > 0 && (
        <Box component="ul" mt="xs" mb={0} mx={0} pl="md">
          {info.problems.map(({ what, todo }) => (
            <li key={what}>
              <strong>{what}</strong> {todo}
            </li>
          ))}
        </Box>
      )}
    </Notice>
  )
}
