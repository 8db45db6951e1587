import { ContactLinks } from '@/components/data/record/contact-links'
import { Box, Flex, Text } from '@/components/ui/layout'
import classes from './adviser.module.css'

/** Who follows a client, as they are reached. */
export type Agent = { nome: string; cognome: string; telefono: string | null; email: string }

/** The person to call, with the telephone at one touch. */
export function Adviser({ agent: { nome, cognome, telefono, email } }: { agent: Agent }) {
  return (
    <Flex gap="md" align="flex-start" p="md" className={classes.card}>
      <span className={classes.initials} aria-hidden="true">
        {nome.charAt(0)}
        {cognome.charAt(0)}
      </span>
      <Box miw={0}>
        <Text c="dimmed" fz="xs">
          Chi ti segue
        </Text>
        <Text fz="lg" fw={600}>
          {nome} {cognome}
        </Text>
        <ContactLinks telefono={telefono} email={email} whatsapp />
      </Box>
    </Flex>
  )
}
