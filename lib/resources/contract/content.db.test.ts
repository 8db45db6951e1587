import { content } from '@/lib/testing/contract/samples-content'
import { contractOf } from '@/lib/testing/contract/suite'

contractOf(content)
