/** Says what is left out, and why. */
export default function setUp(): void {
  if (!process.env['TEST_DATABASE_URL'])
    process.stdout.write('  · TEST_DATABASE_URL is not set: what needs a PostgreSQL server is left out.\n')
}
