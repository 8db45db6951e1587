/* In the place of what generates the Prisma client: an image has it. */

export const generate = (): boolean => false
export const generateLocked = async (): Promise<boolean> => false
