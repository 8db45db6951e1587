'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '@/components/data/form/form-dialog'
import { useArea } from '@/components/data/page/area'
import { Button } from '@/components/ui/button'
import { Flex, Text } from '@/components/ui/layout'
import { Notice } from '@/components/ui/notice'
import { toastSuccess } from '@/components/ui/toasts'
import { formatDay } from '@/lib/core/dates'
import { euroText } from '@/lib/core/money'
import { api } from '@/lib/http/client'
import type { Field } from '@/lib/resources/view'
import { useCase } from './case-context'
import classes from './payment-card.module.css'
import { Effects } from './step-effects'

type Esito = 'confermata' | 'respinta'

const MOTIVO: Field = { name: 'motivo', label: 'Perché', kind: 'textarea', required: true }
const schema = z.object({ motivo: z.string().nullable() })

const WORDS: Record<Esito, { title: string; intro: string; verb: string; done: string }> = {
  confermata: {
    title: 'Confermi l’erogazione?',
    intro: 'L’agente che l’ha registrata riceve un avviso e un’e-mail.',
    verb: 'CONFERMA L’EROGAZIONE',
    done: 'Erogazione confermata',
  },
  respinta: {
    title: 'Non confermi l’erogazione?',
    intro:
      'La pratica torna in «Stipula»; l’agente che l’ha registrata riceve un avviso e un’e-mail con il motivo.',
    verb: 'NON CONFERMARE',
    done: 'Erogazione non confermata: la pratica è di nuovo in «Stipula»',
  },
}

/** What the bank has paid, and when; a payment that an agent recorded waits here for the office's word. */
export function PaymentCard() {
  const area = useArea()
  const { pratica } = useCase()
  const [esito, setEsito] = useState<Esito | null>(null)
  const { stato, importoErogato, dataLiquidazione, bank, erogazioneDaConfermare, erogazioneRegistrata } =
    pratica
  if (stato !== 'liquidata' || importoErogato === null || !dataLiquidazione) return null
  const what = `${euroText(importoErogato)} il ${formatDay(new Date(dataLiquidazione))}${bank ? ` da ${bank.nome}` : ''}`
  if (!erogazioneDaConfermare)
    return (
      <Text mb="md" py="sm" px="md" figures bg="var(--ok-soft)" bdrs="md">
        Erogati <strong>{what}</strong>
      </Text>
    )
  return (
    <Flex
      component="section"
      rowGap="sm"
      columnGap="md"
      align="center"
      justify="space-between"
      wrap="wrap"
      mb="md"
      py="sm"
      px="md"
      className={classes.waiting}
      aria-label="Erogazione da confermare"
    >
      <Text flex="1 1 24rem">
        <strong>Erogazione da confermare:</strong> {what}
        {erogazioneRegistrata &&
          `, registrata da ${erogazioneRegistrata.chi} il ${formatDay(new Date(erogazioneRegistrata.at))}`}
        .{' '}
        {area === 'admin'
          ? 'Le provvigioni e l’e-mail al cliente aspettano la tua conferma.'
          : 'La sede la controlla: alla sua conferma maturano le provvigioni e il cliente riceve l’e-mail.'}
      </Text>
      {area === 'admin' && (
        <Flex gap="sm" wrap="wrap">
          <Button onClick={() => setEsito('respinta')}>NON CONFERMARE</Button>
          <Button look="primary" onClick={() => setEsito('confermata')}>
            CONFERMA
          </Button>
        </Flex>
      )}
      {esito && <OutcomeDialog esito={esito} onClose={() => setEsito(null)} />}
    </Flex>
  )
}

function OutcomeDialog({ esito, onClose }: { esito: Esito; onClose: () => void }) {
  const area = useArea()
  const { pratica, reload } = useCase()
  const { title, intro, verb, done } = WORDS[esito]
  const { _id, version } = pratica
  const { data } = useQuery({
    queryKey: ['pratiche-effetti', area, _id, version, esito],
    queryFn: ({ signal }) =>
      api.get(`/pratiche/${_id}/erogazione/effetti`, { area, signal, query: { esito } }),
    meta: { silent: true },
  })
  return (
    <FormDialog
      title={title}
      intro={intro}
      lead={() =>
        data?.salto && (
          <Notice component="p" tone="warn" mb="md">
            {data.salto}
          </Notice>
        )
      }
      fields={esito === 'respinta' ? [MOTIVO] : []}
      tail={() => data && <Effects effetti={data} />}
      schema={schema}
      verb={verb}
      send={async ({ motivo }, headers) => {
        const body = { esito, version, ...(esito === 'respinta' && { motivo: motivo ?? '' }) }
        await api.post(`/pratiche/${_id}/erogazione`, body, { area, headers })
        await reload()
        toastSuccess(done)
      }}
      onStale={async () => {
        await reload()
        return 'Nel frattempo qualcun altro ha lavorato sulla pratica: chiudi e guarda che cosa è cambiato.'
      }}
      onClose={onClose}
    />
  )
}
