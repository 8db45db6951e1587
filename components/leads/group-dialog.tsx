'use client'

import dynamic from 'next/dynamic'
import { SkeletonText } from '@/components/ui/skeletons'
import type { GroupEditorProps } from './group-editor'

/** The sheet comes with its script when a group is opened for editing. */
const Editor = dynamic<GroupEditorProps>(
  () => import('./group-editor').then(({ GroupEditor }) => GroupEditor),
  {
    ssr: false,
    loading: () => <SkeletonText lines={3} />,
  },
)

export const GroupDialog = (props: GroupEditorProps) => <Editor {...props} />
