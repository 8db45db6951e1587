CREATE OR REPLACE TRIGGER announce_session AFTER UPDATE ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at OR NEW.expires_at < OLD.expires_at
    OR OLD.user_id <> NEW.user_id OR OLD.role <> NEW.role)
  EXECUTE FUNCTION announce_session();

CREATE OR REPLACE TRIGGER announce_session_gone AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND OLD.expires_at > now())
  EXECUTE FUNCTION announce_session();
