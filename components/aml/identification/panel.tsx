'use client'

import { useState } from 'react'
import { ReportSuspicion } from '@/components/aml/suspicions/report-suspicion'
import { useArea } from '@/components/data/page/area'
import { useCase } from '@/components/pratiche/case-context'
import { Button } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Flex, Stack, Text } from '@/components/ui/layout'
import { Loading } from '@/components/ui/loading'
import { toastError, toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { uncapitalized } from '@/lib/core/text'
import type { IdentificazioneDetail } from '@/lib/features/aml/identification/schema'
import { PASSI, PASSI_IN_ORDINE, type Passo } from '@/lib/features/aml/labels'
import { api } from '@/lib/http/client'
import classes from './identification.module.css'
import { RaiseDialog } from './raise-dialog'
import { RiskLines } from './risk-lines'
import { StateLine } from './state-line'
import { summaryOf } from './step-fields'
import { StepForm } from './step-form'
import { useIdentification } from './use-identification'

/** The identification of a case's client: a step at a time, each saved, then the risk and its end. */
export function IdentificationPanel() {
  const { pratica, reload } = useCase()
  const { query, show, reload: again } = useIdentification(pratica._id)
  if (query.data)
    return (
      <Steps
        detail={query.data}
        show={show}
        onStale={again}
        onCompleted={() => reload()}
        praticaId={pratica._id}
      />
    )
  return query.isPending ? (
    <Loading what="dell’identificazione" />
  ) : (
    <ErrorState onRetry={() => query.refetch()} />
  )
}

type Props = {
  praticaId: string
  detail: IdentificazioneDetail
  show: (latest: IdentificazioneDetail) => void
  onStale: () => Promise<unknown>
  onCompleted: () => Promise<unknown>
}

/** Owners of a company alone; who asks together with the client where somebody does. */
const stepsOf = ({ dati, cointestatari }: IdentificazioneDetail): Passo[] =>
  PASSI_IN_ORDINE.filter((passo) => {
    if (passo === 'titolari') return dati.cliente?.tipo === 'societa'
    if (passo !== 'cointestatari') return true
    return cointestatari.length > 0 || (dati.cointestatari?.cointestatari ?? []).length > 0
  })

/** The first step that lacks something; none of one that is completed. */
const firstOpen = ({ manca, stato }: IdentificazioneDetail): Passo | null =>
  stato === 'completata' ? null : (manca[0]?.passo ?? null)

function Steps({ praticaId, detail, show, onStale, onCompleted }: Props) {
  const area = useArea()
  const [open, setOpen] = useState<Passo | null>(() => firstOpen(detail))
  const [raising, setRaising] = useState(false)
  const [busy, setBusy] = useState(false)
  const saved = (latest: IdentificazioneDetail) => {
    show(latest)
    setOpen(firstOpen(latest))
  }
  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toastError(error)
      await onStale()
    } finally {
      setBusy(false)
    }
  }
  const read = { version: detail.version }
  const complete = () =>
    run(async () => {
      show(await api.post(`/pratiche/${praticaId}/identificazione/completa`, read, { area }))
      await onCompleted()
      setOpen(null)
      toastSuccess('Cliente identificato')
    })
  const takeOver = () =>
    run(async () => saved(await api.post(`/pratiche/${praticaId}/identificazione/riprendi`, read, { area })))
  const isDone = detail.stato === 'completata'
  return (
    <Stack>
      <StateLine detail={detail} />
      {detail.documenti.length > 0 && (
        <Text c="dimmed" fz="xs">
          Documenti già verificati nella pratica:{' '}
          {detail.documenti.map(({ _id, nome, url }, at) => (
            <span key={_id}>
              {at > 0 && ', '}
              {url ? (
                <a href={url} target="_blank" rel="noopener">
                  {nome}
                </a>
              ) : (
                nome
              )}
            </span>
          ))}
        </Text>
      )}
      {detail.riprendibile && (
        <Flex gap="xs" wrap="wrap" mt="sm" align="center">
          <Text c="dimmed" fz="xs">
            Già identificato nella pratica {detail.riprendibile.codice}: vale fino al{' '}
            {formatDay(detail.riprendibile.scadeIl)}. Scopo e origine dei fondi si chiedono di nuovo.
          </Text>
          <Button loading={busy} onClick={() => void takeOver()}>
            RIPRENDI I DATI
          </Button>
        </Flex>
      )}
      <Stack component="ol" gap={0}>
        {stepsOf(detail).map((passo) => (
          <Step
            key={passo}
            passo={passo}
            detail={detail}
            isOpen={open === passo}
            onOpen={() => setOpen(passo)}
          >
            <StepForm praticaId={praticaId} passo={passo} detail={detail} onSaved={saved} onStale={onStale} />
          </Step>
        ))}
      </Stack>
      <RiskLines detail={detail} />
      <Flex gap="xs" wrap="wrap" mt="sm">
        {!isDone && (
          <Button
            look="primary"
            loading={busy}
            disabled={detail.manca.length > 0}
            onClick={() => void complete()}
          >
            {detail.completataAt ? 'COMPLETA DI NUOVO' : 'COMPLETA L’IDENTIFICAZIONE'}
          </Button>
        )}
        {detail.alzabile && detail.version > 0 && (
          <Button onClick={() => setRaising(true)}>ALZA LA CLASSE</Button>
        )}
      </Flex>
      {raising && (
        <RaiseDialog
          praticaId={praticaId}
          version={detail.version}
          onSaved={show}
          onStale={onStale}
          onClose={() => setRaising(false)}
        />
      )}
      <Box pt="sm" className={classes.part}>
        <ReportSuspicion oggetto="pratica" id={praticaId} />
      </Box>
    </Stack>
  )
}

type StepProps = {
  passo: Passo
  detail: IdentificazioneDetail
  isOpen: boolean
  onOpen: () => void
  children: React.ReactNode
}

function Step({ passo, detail, isOpen, onOpen, children }: StepProps) {
  const missing = detail.manca.filter((one) => one.passo === passo)
  const known = summaryOf(passo, detail)
  return (
    <Box component="li" py="sm" className={classes.part}>
      <Flex rowGap="xxs" columnGap="sm" align="center" justify="space-between" wrap="nowrap">
        <Box miw={0} flex="1">
          <Text component="h3" fz="sm" fw={600}>
            {PASSI[passo]}
          </Text>
          {!isOpen && known && (
            <Text c="dimmed" fz="xs" breaks="anywhere">
              {known}
            </Text>
          )}
          {missing.length > 0 && detail.dati[passo] !== undefined && (
            <Text c="var(--warn)" fw={600} breaks="anywhere">
              Manca: {missing.map(({ cosa }) => uncapitalized(cosa)).join('; ')}
            </Text>
          )}
        </Box>
        {!isOpen && (
          <Button
            size="xs"
            look="quiet"
            onClick={onOpen}
            aria-label={`${known ? 'Modifica' : 'Compila'}: ${PASSI[passo]}`}
          >
            {known ? 'Modifica' : 'Compila'}
          </Button>
        )}
      </Flex>
      {isOpen && <Box mt="sm">{children}</Box>}
    </Box>
  )
}

/** For the side of the case: whether its client is identified, and until when. */
export function IdentificationLine({ praticaId }: { praticaId: string }) {
  const { query } = useIdentification(praticaId)
  if (!query.data) return null
  return <StateLine detail={query.data} />
}
