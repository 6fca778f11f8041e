#!/bin/sh
# Runs a command of this release with the Node that it holds, or with the machine's own.
set -eu

usage() {
  printf '%s\n' >&2 \
    'Usage: site COMMAND' \
    '  start               serves the site until it is stopped' \
    '  check               examines files, settings, data directory and database, and changes nothing' \
    '  migrate             brings the database to the schema of this version (a start does so too)' \
    '  admin ...           creates, lists and revokes admins' \
    '  backup DIRECTORY    copies the embedded database, also while the site runs' \
    '  restore DIRECTORY   restores such a copy into an empty DATA_DIR' \
    '  version             prints what this release is'
  exit 64
}

case $0 in */*) folder=${0%/*} ;; *) folder=. ;; esac
root=$(CDPATH='' cd -- "$folder/.." && pwd -P)
node=$root/node_modules/node/bin/node

if [ ! -x "$node" ]; then
  node=node
  case $(node --version 2>/dev/null) in
    v2[4-9].* | v[3-9][0-9].*) ;;
    *)
      echo "This release does not include Node: put Node 24 or newer on the PATH, or use the release with Node." >&2
      exit 69
      ;;
  esac
elif ! "$node" --version >/dev/null 2>&1; then
  # The machine has no C++ runtime library.
  LD_LIBRARY_PATH=$root/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
  export LD_LIBRARY_PATH
fi

[ $# -gt 0 ] || usage
command=$1
shift
case $command in
  start) exec "$node" "$root/scripts/start.mjs" "$@" ;;
  check) exec "$node" --disable-proto=delete "$root/scripts/check-installation.ts" "$@" ;;
  migrate | admin | backup | restore) exec "$node" --disable-proto=delete "$root/scripts/$command.ts" "$@" ;;
  version) while IFS= read -r line; do printf '%s\n' "$line"; done < "$root/release.json" ;;
  *) usage ;;
esac
