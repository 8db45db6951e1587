-- `clients_erase` is a flag of its own: it is given to nobody by this release but to those who hold everything. Whoever
-- answers the privacy requests gets it from an administrator who holds all permissions.
UPDATE admins SET permissions = permissions || '{"clients_erase": true}'
WHERE permissions -> 'clients_manage' = 'true' AND permissions -> 'admins_manage' = 'true';
