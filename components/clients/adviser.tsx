import { ContactLinks } from '@/components/data/record/contact-links'
import { Box, Flex, Text } from '@/components/ui/layout'
import { Portrait } from '@/components/ui/portrait'

/** Who follows a client, as they are reached. */
export type Agent = { nome: string; cognome: string; telefono: string | null; email: string }

/** The person to call, with the telephone at one touch. */
export function Adviser({ agent: { nome, cognome, telefono, email } }: { agent: Agent }) {
  return (
    <Flex gap="md" align="flex-start" p="md" bg="var(--info-soft)" bdrs="md">
      <Portrait
        src={null}
        initials={`${nome.charAt(0)}${cognome.charAt(0)}`}
        size={44}
        bg="var(--bg-inverse)"
        c="var(--ink-inverse)"
      />
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
