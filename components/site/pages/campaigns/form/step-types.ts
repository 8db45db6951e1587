import type { CampaignForm, Options } from '../content/types'
import type { Answers } from './answers'

export interface StepProps {
  form: CampaignForm
  answers: Answers
  onChange: (change: Partial<Answers>) => void
  onDone: () => void
}

/** The second step also asks where: code and name of each province. */
export type SituationProps = StepProps & { province: Options }
