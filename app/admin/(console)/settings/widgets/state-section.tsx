'use client'

import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Group } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { Progress } from '@/components/ui/progress'
import { SkeletonForm, SkeletonTable, SkeletonText } from '@/components/ui/skeletons'
import { StateBadge, StatusBadge } from '@/components/ui/status-badge'
import { toastSuccess } from '@/components/ui/toasts'
import { Family, Specimen } from './specimen'

export function StateSection() {
  const done = () => toastSuccess('Fatto')
  return (
    <Family title="Stati">
      <Specimen state="stati di una scheda">
        <Group gap="xs">
          <StatusBadge status="validated" />
          <StatusBadge status="pending" />
          <StatusBadge status="deleted" />
          <StatusBadge status="blocked" />
        </Group>
      </Specimen>
      <Specimen state="stati di una pratica">
        <Group gap="xs">
          <StateBadge label="Nuova" tone="neutral" shape="ring" />
          <StateBadge label="In istruttoria" tone="info" shape="half" />
          <StateBadge label="In perizia" tone="warn" shape="dot" />
          <StateBadge label="Liquidata" tone="ok" shape="check" />
          <StateBadge label="Respinta" tone="bad" shape="cross" />
        </Group>
      </Specimen>
      <Specimen state="attesa">
        <Loading />
      </Specimen>
      <Specimen state="lavoro lungo">
        <Progress label="Esportazione delle pratiche" value={42} detail="3.360 di 8.000" onCancel={done} />
        <Progress label="Preparazione del file" value={null} />
      </Specimen>
      <Specimen state="vuoto">
        <EmptyState
          title="Nessuna pratica con questi filtri"
          action={<Button onClick={done}>Togli i filtri</Button>}
        >
          Prova ad allargare il periodo o a togliere lo stato.
        </EmptyState>
      </Specimen>
      <Specimen state="errore">
        <ErrorState onRetry={done} requestId="0190f3c2-77aa-7c1e-9d5b-2f1f0c9a1b22" />
      </Specimen>
      <Specimen state="sagoma di una tabella" wide>
        <SkeletonTable rows={4} />
      </Specimen>
      <Specimen state="sagoma di una scheda">
        <SkeletonForm fields={3} />
      </Specimen>
      <Specimen state="sagoma di un testo">
        <SkeletonText />
      </Specimen>
    </Family>
  )
}
