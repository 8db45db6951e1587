-- Passkeys: what a device or a key proves its owner with. Only the public half is here.
CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "nome" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "passkeys_di_chi_lavora" CHECK ("role" <> 'client')
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_role_user_id_idx" ON "passkeys"("role", "user_id");

-- Codes for who has lost the second factor: each is good once, and only its hash is kept.
CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "role" "role" NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "recovery_codes_role_user_id_code_hash_key" ON "recovery_codes"("role", "user_id", "code_hash");

-- They go with their owner, by whatever way: an account that comes back has neither.
CREATE FUNCTION secondo_fattore_finito() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM passkeys WHERE role = TG_ARGV[0]::role AND user_id = OLD.id;
  DELETE FROM recovery_codes WHERE role = TG_ARGV[0]::role AND user_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER secondo_fattore_finito AFTER DELETE ON admins FOR EACH ROW EXECUTE FUNCTION secondo_fattore_finito('admin');
CREATE TRIGGER secondo_fattore_finito AFTER DELETE ON agents FOR EACH ROW EXECUTE FUNCTION secondo_fattore_finito('agent');
