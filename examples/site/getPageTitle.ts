import { readLanguage } from './language'
import { getTexts } from './texts'
import { findTool } from './tools'

/** Returns the title of the document of a path, such as `/en/tools/jigsaw`. */
export function getPageTitle(path: string): string {
  const { site, tools, list, help } = getTexts(readLanguage(path))
  const [, , page, id = ''] = path.split('/')
  const tool = findTool(id)
  if (tool) return `${tools[tool.id][0]} · ${site}`
  if (page === 'tools') return `${list.title} · ${site}`
  return page === 'how-it-works' ? `${help.title} · ${site}` : site
}
