import { files } from '@/lib/testing/contract/samples-files'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(files)
