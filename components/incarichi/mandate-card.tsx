'use client'

import { useState } from 'react'
import { ContextAction, ContextCard } from '@/components/data/record/record-layout'
import { useCase } from '@/components/pratiche/case-context'
import classes from '@/components/pratiche/context.module.css'
import { useOpenTab } from '@/components/pratiche/tab-link'
import { useCaseAction } from '@/components/pratiche/use-case-action'
import { Button } from '@/components/ui/button'
import { Box, Flex, Group, Text } from '@/components/ui/layout'
import { StateBadge } from '@/components/ui/status-badge'
import { formatDay, formatInstant } from '@/lib/core/dates'
import { euroText, formatRate } from '@/lib/core/money'
import { RESTA_FIRMATO, STATI_INCARICO } from '@/lib/features/incarichi/labels'
import type { IncaricoDetail } from '@/lib/features/incarichi/schema'
import { closed } from '@/lib/italian/closed'
import { MandateDialog } from './mandate-dialog'
import { RevokeDialog } from './revoke-dialog'

/** The mandate of a case: made, sent, signed here; those of before are named under it. */
export function MandateCard() {
  const { incarichi, propostaIncarico } = useCase().pratica
  const [making, setMaking] = useState(false)
  const [current, ...former] = incarichi
  return (
    <div id="incarico">
      <ContextCard
        title="Incarico"
        action={
          propostaIncarico && (
            <ContextAction onClick={() => setMaking(true)}>{current ? 'Nuovo' : 'Prepara'}</ContextAction>
          )
        }
      >
        {current ? (
          <Mandate mandate={current} />
        ) : (
          <Text c="dimmed" breaks="anywhere">
            Non c’è ancora.
          </Text>
        )}
        {former.length > 0 && (
          <Text c="dimmed" breaks="anywhere">
            Prima:{' '}
            {former
              .map(({ codice, stato }) => `${codice} (${STATI_INCARICO[stato].label.toLowerCase()})`)
              .join(', ')}
          </Text>
        )}
        {making && propostaIncarico && (
          <MandateDialog proposal={propostaIncarico} onClose={() => setMaking(false)} />
        )}
      </ContextCard>
    </div>
  )
}

function Mandate({ mandate }: { mandate: IncaricoDetail }) {
  const { _id, codice, stato, compenso, compensoPct, taeg, taegSenza, cancellato, cambiato } = mandate
  const { pratica } = useCase()
  const share = compensoPct === null ? '' : ` (${formatRate(compensoPct)})`
  return (
    <>
      <Group component="p" gap="xs" mb="xs">
        <StateBadge {...STATI_INCARICO[stato]} />
        <Box
          href={`/v2/pratiche/${pratica._id}/incarichi/${_id}/pdf`}
          target="_blank"
          rel="noopener"
          component="a"
          c="var(--link)"
          fz="xs"
        >
          {codice}
        </Box>
      </Group>
      <dl className={classes.money}>
        <dt>Compenso</dt>
        <dd>{compenso === 0 ? 'nessuno' : `${euroText(compenso)}${share}`}</dd>
        {taeg !== null && (
          <>
            <dt>TAEG con il compenso</dt>
            <dd>{formatRate(taeg)}</dd>
          </>
        )}
        {taegSenza !== null && taeg !== taegSenza && (
          <>
            <dt>TAEG senza</dt>
            <dd>{formatRate(taegSenza)}</dd>
          </>
        )}
      </dl>
      <Text c="dimmed" breaks="anywhere">
        {wordsOf(mandate)}
        {mandate.firma && (
          <>
            {' '}
            <a
              href={`/v2/pratiche/${pratica._id}/incarichi/${_id}/pdf?documento=dato`}
              target="_blank"
              rel="noopener"
            >
              Il documento che ha letto
            </a>
          </>
        )}
      </Text>
      {cancellato && (
        <Text mb="xxs" c="var(--warn)" fw={600}>
          {RESTA_FIRMATO}
        </Text>
      )}
      {!cancellato && cambiato.length > 0 && (
        <Text mb="xxs" c="var(--warn)" fw={600}>
          {changedWords(mandate)}
        </Text>
      )}
      <Actions mandate={mandate} />
    </>
  )
}

/** What the agent does about a case that is no longer what its mandate says. */
function changedWords({ stato, cambiato }: IncaricoDetail): string {
  const what = `Da allora la pratica è cambiata (${cambiato.join(', ')})`
  return stato === 'firmato'
    ? `${what}: guarda se serve un incarico nuovo.`
    : `${what}: questo non si può più firmare, fanne uno nuovo.`
}

function wordsOf({ stato, chi, firma, inviatoA, scadeIl, valeFino, motivo, autore }: IncaricoDetail): string {
  if (stato === 'bozza') return `Preparato da ${autore}: non è ancora stato inviato.`
  if (stato === 'inviato')
    return `Inviato a ${inviatoA ?? chi}: si firma entro il ${scadeIl ? formatDay(scadeIl) : '–'}.`
  const signed = firma ? `Firmato da ${firma.chi} il ${formatInstant(firma.at)}` : 'Non firmato'
  if (stato === 'firmato') return `${signed}; vale fino al ${valeFino ? formatDay(valeFino) : '–'}.`
  return `${signed}.${motivo ? ` ${closed(motivo)}` : ''}`
}

function Actions({ mandate: { _id, stato, version, codice, cambiato } }: { mandate: IncaricoDetail }) {
  const { propostaIncarico, mancanze } = useCase().pratica
  const [revoking, setRevoking] = useState(false)
  const openTab = useOpenTab()
  const isUnidentified = mancanze.some(({ cosa, blocca }) => cosa === 'identificazione' && blocca)
  const send = useCaseAction(`/incarichi/${_id}/invia`, 'Incarico inviato')
  if (!propostaIncarico || !['bozza', 'inviato', 'firmato'].includes(stato)) return null
  return (
    <Flex gap="xs" wrap="wrap" mt="xs">
      {stato !== 'firmato' && cambiato.length === 0 && isUnidentified && (
        <>
          <Text c="dimmed">Si invia quando il cliente è identificato.</Text>
          <Button size="sm" look="secondary" onClick={() => openTab('identificazione')}>
            IDENTIFICA IL CLIENTE
          </Button>
        </>
      )}
      {stato !== 'firmato' && cambiato.length === 0 && !isUnidentified && (
        <Button
          size="sm"
          look={stato === 'bozza' ? 'primary' : 'secondary'}
          loading={send.isPending}
          onClick={() => send.mutate({ version })}
        >
          {stato === 'bozza' ? 'INVIA DA FIRMARE' : 'INVIA DI NUOVO'}
        </Button>
      )}
      <Button
        size="sm"
        look="quiet"
        aria-label={`Revoca l’incarico ${codice}`}
        onClick={() => setRevoking(true)}
      >
        Revoca
      </Button>
      {revoking && <RevokeDialog id={_id} version={version} onClose={() => setRevoking(false)} />}
    </Flex>
  )
}
