-- The files that an agent wants at hand are a preference of theirs.

-- AlterTable
ALTER TABLE "user_preferences" ADD COLUMN     "moduli_preferiti" UUID[] DEFAULT ARRAY[]::UUID[];
