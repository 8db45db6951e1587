-- A client's record shows what was written from the client's address: by the address, the newest first.
CREATE INDEX "contact_requests_email_created_at_id_idx" ON "contact_requests"("email", "created_at", "id");
