'use client'

import { useState } from 'react'
import { QueryProblem } from '@/components/data/record/query-problem'
import { Button } from '@/components/ui/button'
import { Group, Stack, Text, Tiles } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import type { Gruppo } from '@/lib/features/leads/perc-leads/schema'
import { CopyDialog } from './copy-dialog'
import { Epochs } from './epochs'
import { GroupDialog } from './group-dialog'
import { LastLeads } from './last-leads'
import { MembersTable } from './members-table'
import classes from './perc-leads.module.css'
import { useLedger } from './use-groups'
import { groupWords } from './words'

/** All of a group: how its agents stand, who is next, who got the last requests and why, and its epochs. */
export function GroupDetail({ gruppo }: { gruppo: Gruppo }) {
  const [dialog, setDialog] = useState<'edit' | 'copy' | null>(null)
  const ledger = useLedger(gruppo._id)
  const { data } = ledger
  const name = groupWords(gruppo)
  return (
    <Stack gap="sm" pt="xs" pr="md" pb="md" miw={0} className={`${classes.detail} ${classes.inner}`}>
      <Group gap="xs">
        <Button onClick={() => setDialog('edit')} aria-label={`MODIFICA ${name}`}>
          MODIFICA
        </Button>
        <Button look="quiet" onClick={() => setDialog('copy')} aria-label={`Copia altrove i pesi di ${name}`}>
          Copia altrove…
        </Button>
      </Group>
      <MembersTable label={`Come stanno gli agenti: ${name}`} membri={data?.membri ?? gruppo.membri} />
      <Text>
        {gruppo.prossimi.length > 0 ? (
          <>
            Le prossime richieste, se arrivano oggi:{' '}
            <strong>{(data?.prossimi ?? gruppo.prossimi).map(({ nome }) => nome).join(', poi ')}</strong>.
          </>
        ) : (
          'Oggi nessuno di questo gruppo può ricevere: le richieste vanno per «Ovunque» o all’agenzia.'
        )}
      </Text>
      <QueryProblem query={ledger} />
      {ledger.isPending && <SkeletonText lines={4} />}
      {data && (
        <Tiles least={300} gap="md" across="lg">
          <LastLeads ultime={data.ultime} />
          <Epochs epoche={data.epoche} />
        </Tiles>
      )}
      {dialog === 'edit' && (
        <GroupDialog product={gruppo.product} gruppo={gruppo} onClose={() => setDialog(null)} />
      )}
      {dialog === 'copy' && <CopyDialog gruppo={gruppo} onClose={() => setDialog(null)} />}
    </Stack>
  )
}
