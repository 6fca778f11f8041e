-- The oldest release that can serve this schema, by its newest migration. Migrations only add, so that the release before
-- goes on serving during an upgrade and after a roll back. One that takes away what a release uses raises the floor to
-- the first migration of the release that stopped using it: `update private.schema_floor set version = '…'`.
create table private.schema_floor (
  is_only_row boolean primary key default true check (is_only_row),
  version text not null
);
insert into private.schema_floor (version) values ('20261123090100');

alter table private.schema_floor enable row level security;

select private.apply_grants();
