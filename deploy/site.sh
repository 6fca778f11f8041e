#!/bin/sh
# Runs a command of the release as the user of the server and with its settings, DATABASE_URL among them. Install:
#   install -m 0755 /opt/site/current/deploy/site.sh /usr/local/sbin/site
# Then, as root: site check, site admin create EMAIL, site backup DIRECTORY.
set -eu
user=${SITE_USER:-site}
release=${SITE_RELEASE:-/opt/site/current}

# The shell must not read the values: they may hold blanks, "&", "$" and "#".
while read -r line || [ -n "$line" ]; do
  case $line in
    '#'* | ';'*) ;;
    *=*) export "$line" ;;
  esac
done < "${SITE_ENV:-/etc/site.env}"
export DATA_DIR="${DATA_DIR:-/var/lib/site}"

umask 077
[ "$(id -un)" = "$user" ] && exec "$release/bin/site" "$@"
exec setpriv --reuid="$user" --regid="$(id -g "$user")" --init-groups "$release/bin/site" "$@"
