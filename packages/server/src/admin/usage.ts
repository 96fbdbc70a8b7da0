export const usage = `Usage: svcdesk-server [command]

  serve                        answer requests; what it does without a command
  migrate                      bring the database's tables up to date
  import FILE... [--tenant ID] [--dry-run]
                               take over a company's data from JSON or CSV files
  import --kinds               list what can be imported and its fields
  backup FILE                  copy the embedded database, the files and the secrets into one archive
  restore FILE                 put such an archive into an empty data folder
  audit verify [--tenant ID]   check that nothing in the history was changed

Settings come from the environment, as for the server: SVCDESK_DATA or DATABASE_URL name the database.
Commands also work while a server runs, on the embedded database too; only restore wants it stopped.`;
