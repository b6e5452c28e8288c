import { parseArgs } from 'node:util'
import { type Command, CreateError, listTemplates } from './createApp.ts'

const getUsage = (
  names: readonly string[],
) => `Usage: npm create plomada@latest <folder> -- --template <template>

Templates: ${names.join(', ')}`

/** Reads the arguments of the command line. Returns the help text when it is asked for. Throws a `CreateError`. */
export function readCommand(args: readonly string[], templates: string): Command | string {
  const names = listTemplates(templates)
  const usage = getUsage(names)
  const fail = (problem: string): never => {
    throw new CreateError(`${problem}\n\n${usage}`)
  }
  const read = () => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { template: { type: 'string', short: 't' }, help: { type: 'boolean', short: 'h' } },
      })
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error))
    }
  }
  const { values, positionals } = read()
  if (values.help) return usage
  const [folder, ...others] = positionals
  if (folder === undefined) return fail('Name the folder of the new app.')
  if (others.length > 0) return fail(`Unexpected argument: ${others.join(' ')}`)
  const { template } = values
  if (template === undefined) return fail('Choose a template.')
  if (!names.includes(template)) return fail(`There is no template "${template}".`)
  return { folder, template }
}
