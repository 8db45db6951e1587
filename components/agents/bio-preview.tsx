import { shownPicture } from '@/components/data/files/shown-picture'
import { Group, Text } from '@/components/ui/layout'
import { bioProblem } from '@/lib/features/agents/bio-schema'
import classes from './own-profile.module.css'

type Props = {
  person: { nome: string; cognome: string; figura: string }
  bio: string
  urlPhoto: string | null
}

/** The head of the public page as it will be; what cannot be published is said before it is sent. */
export function BioPreview({ person: { nome, cognome, figura }, bio, urlPhoto }: Props) {
  const problem = bioProblem(bio)
  return (
    <figure className={classes.preview} aria-label="Anteprima della tua pagina">
      <figcaption>Anteprima</figcaption>
      <Group gap="sm" wrap="nowrap" className={classes.head}>
        {urlPhoto && <img src={shownPicture(urlPhoto, 'agent')} alt="" width={64} height={64} />}
        <div>
          <strong>
            {nome} {cognome}
          </strong>
          <p>{figura}</p>
        </div>
      </Group>
      {bio && <p className={classes.bio}>{bio}</p>}
      {problem && (
        <Text mt="xxs" c="var(--bad)" fz="xs">
          {problem}
        </Text>
      )}
    </figure>
  )
}
