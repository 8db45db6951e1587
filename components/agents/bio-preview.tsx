import { shownPicture } from '@/components/data/files/shown-picture'
import { Box, Group, Text } from '@/components/ui/layout'
import { Portrait } from '@/components/ui/portrait'
import { bioProblem } from '@/lib/features/agents/bio-schema'

type Props = {
  person: { nome: string; cognome: string; figura: string }
  bio: string
  urlPhoto: string | null
}

/** The head of the public page as it will be; what cannot be published is said before it is sent. */
export function BioPreview({ person: { nome, cognome, figura }, bio, urlPhoto }: Props) {
  const problem = bioProblem(bio)
  return (
    <Box
      component="figure"
      m={0}
      p="sm"
      bd="1px dashed var(--line-strong)"
      bdrs="md"
      aria-label="Anteprima della tua pagina"
    >
      <Text component="figcaption" mb="xs" c="dimmed" fz="xs">
        Anteprima
      </Text>
      <Group gap="sm" wrap="nowrap">
        {urlPhoto && <Portrait src={shownPicture(urlPhoto, 'agent')} initials="" size={64} />}
        <div>
          <strong>
            {nome} {cognome}
          </strong>
          <Text>{figura}</Text>
        </div>
      </Group>
      {bio && <Text breaks="anywhere">{bio}</Text>}
      {problem && (
        <Text mt="xxs" c="var(--bad)" fz="xs">
          {problem}
        </Text>
      )}
    </Box>
  )
}
