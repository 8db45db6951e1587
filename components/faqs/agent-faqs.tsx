'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceChips } from '@/components/ui/choice-chips'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Box, Group, Stack, Text } from '@/components/ui/layout'
import { SkeletonTable } from '@/components/ui/skeletons'
import { TextInput } from '@/components/ui/text-input'
import { AgentFaqItem } from './agent-faq-item'
import { searchWords } from './faq-search'
import classes from './faqs.module.css'
import { matching, useAgentFaqs, useTicketPaths } from './use-agent-faqs'
import { useCountSearch } from './use-count-search'

/** The questions of agents and those of the site, to be searched before a ticket is opened. */
export function AgentFaqs() {
  const { found, vote } = useAgentFaqs()
  const ticketPath = useTicketPaths()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const linked = useLinked(found.isSuccess)
  const words = searchWords(text)
  const shown = matching(found.data?.categorie ?? [], words, chosen)
  useCountSearch(text, found.isSuccess && chosen === null && shown.length === 0)
  if (found.isPending) return <SkeletonTable columns={1} rows={12} />
  if (found.isLoadingError) return <ErrorState onRetry={() => void found.refetch()} />
  const { categorie } = found.data
  return (
    <Stack maw="54rem">
      <Box maw="28rem">
        <TextInput
          label="Cerca nelle domande e nelle risposte"
          type="search"
          value={text}
          onChange={setText}
          clearable
        />
      </Box>
      <ChoiceChips
        label="Categorie"
        choices={categorie.map(({ _id, nome }) => ({ value: _id, label: nome }))}
        value={chosen}
        onChange={setChosen}
      />
      {shown.length === 0 && (
        <EmptyState title="Nessuna domanda trovata">Prova con altre parole o togli la categoria.</EmptyState>
      )}
      {shown.map(({ _id, nome, faqs }) => (
        <section key={_id} aria-label={nome}>
          <Text component="h2" mb="xs" fz="lg" fw={700}>
            {nome}
          </Text>
          {faqs.map((faq) => (
            <AgentFaqItem
              key={faq._id}
              faq={faq}
              words={words}
              isOpen={words.length > 0 || faq._id === linked}
              ticketHref={ticketPath(nome, faq.domanda)}
              onVote={(si) => vote(faq._id, si)}
            />
          ))}
        </section>
      ))}
      <Group component="footer" gap="sm" className={classes.foot}>
        <p>Non hai trovato la risposta?</p>
        <Button href={ticketPath('', text.trim())}>APRI UN TICKET</Button>
      </Group>
    </Stack>
  )
}

/** The question that the address points to: opened, and brought into sight once it is there. */
function useLinked(isThere: boolean): string | null {
  const [linked, setLinked] = useState<string | null>(null)
  useEffect(() => {
    const read = () => setLinked(window.location.hash.slice(1) || null)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  useEffect(() => {
    if (isThere && linked) document.getElementById(linked)?.scrollIntoView({ block: 'center' })
  }, [isThere, linked])
  return linked
}
