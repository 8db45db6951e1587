-- CreateTable
CREATE TABLE "file_pieces" (
    "file_id" UUID NOT NULL,
    "at" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "file_pieces_pkey" PRIMARY KEY ("file_id","at")
);

-- AddForeignKey
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What people upload is compressed already: trying again would only cost time.
ALTER TABLE "file_pieces" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;
