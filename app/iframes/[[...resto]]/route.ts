import { missingStep } from '@/lib/features/frames/missing-step'

export { missingStep as GET, missingStep as POST }
