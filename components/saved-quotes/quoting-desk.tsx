'use client'

import { useState } from 'react'
import { FormFields, firstUnshownError } from '@/components/data/form/form-fields'
import { useAddressValues } from '@/components/data/form/use-address-values'
import { useListQuery } from '@/components/data/list/use-list-query'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { Box, Columns, Stack, Text } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { Switch } from '@/components/ui/switch'
import type { Field } from '@/lib/resources/view'
import { FIELDS, KINDS, type Kind, START } from './kinds'
import classes from './quoting.module.css'
import { QuotingResults } from './quoting-results'
import { useQuoting } from './use-quoting'

/** What the reader may do besides asking. */
export type Rights = {
  /** Saves quotes, and finds them in this list. */
  list: string | null
  /** Makes them for any agent. */
  office: boolean
  /** Sees what an offer would pay. */
  shares: boolean
  /** Moves the indexes. */
  supposes: boolean
}

type Props = { title: string; about: string; kinds: readonly Kind[]; rights: Rights }

const SUPPOSE: Field = {
  name: 'punti',
  label: 'Indice spostato di (punti)',
  kind: 'number',
  decimals: 2,
  min: -5,
  max: 5,
  section: 'Che cosa succede se',
  help: 'Per esempio 0,50 o −0,25: Euribor ed Eurirs di oggi più o meno questi punti. Il risultato non si salva.',
}

/** The quoting desk: what is asked at the left, what comes of it at the right, worked out while it is typed. */
export function QuotingDesk({ title, about, kinds, rights }: Props) {
  const { params, set } = useListQuery()
  const [first = 'prestito'] = kinds
  const asked = params.get('prodotto')
  const kind = kinds.find((one) => one === asked) ?? first
  return (
    <>
      <PageHeader
        title={title}
        actions={rights.list && <Button href={rights.list}>PREVENTIVI SALVATI</Button>}
      >
        {about}
      </PageHeader>
      {kinds.length > 1 && (
        <Box mb="md">
          <Switch
            label="Prodotto"
            options={kinds.map((v) => ({ n: KINDS[v], v }))}
            value={kind}
            onChange={(next) => set({ ...emptied(params), prodotto: next })}
          />
        </Box>
      )}
      <DeskOf key={kind} kind={kind} rights={rights} />
    </>
  )
}

/** Another product asks other questions. */
const emptied = (params: URLSearchParams) => Object.fromEntries([...params.keys()].map((key) => [key, null]))

function DeskOf({ kind, rights }: { kind: Kind; rights: Rights }) {
  const [fields] = useState(() =>
    kind === 'mutuo' && rights.supposes ? [...FIELDS.mutuo, SUPPOSE] : FIELDS[kind],
  )
  const { values, set, unread } = useAddressValues(fields, START[kind])
  const { answer, errors, busy } = useQuoting(kind, values, fields)
  const unshown = firstUnshownError(errors, fields, values)
  return (
    <Columns sides="320px minmax(0, 1fr)" gap="md">
      <Section title="Richiesta">
        <Stack
          noValidate
          onSubmit={(event) => event.preventDefault()}
          aria-label="Richiesta"
          component="form"
        >
          <FormFields fields={fields} values={values} errors={errors} unread={unread} onChange={set} />
          {unshown && (
            <Text role="alert" c="var(--bad)" fz="xs">
              {unshown}
            </Text>
          )}
        </Stack>
      </Section>
      <div className={classes.results} aria-live="polite" aria-busy={busy}>
        <QuotingResults answer={answer} busy={busy} wrong={Object.keys(errors).length > 0} rights={rights} />
      </div>
    </Columns>
  )
}
