import { Badge } from '@plomada/ui/Badge'
import { Heading } from '@plomada/ui/Heading'
import { Link } from '@plomada/ui/Link'
import { Money } from '@plomada/ui/Money'
import { Panel } from '@plomada/ui/Panel'
import { Text } from '@plomada/ui/Text'
import type { Language } from './language'
import { getTexts } from './texts'
import { ToolPicture } from './ToolPicture'
import type { Tool } from './tools'

interface ToolCardProps {
  language: Language
  tool: Tool
}

/** Renders a tool in a list, with a link to its page. */
export const ToolCard = ({ language, tool }: ToolCardProps) => {
  const { tools, powers, list } = getTexts(language)
  const [name, task] = tools[tool.id]
  return (
    <article className="kerf-card">
      <Panel padding="none" isClipped>
        <ToolPicture kind={tool.kind} tool={tool} />
        <div className="kerf-card-body">
          <Heading level={3} size="card">
            <Link href={`/${language}/tools/${tool.id}`} tone="plain">
              {name}
            </Link>
          </Heading>
          <Text size="small" tone="muted">
            {task}
          </Text>
          <div className="kerf-card-foot">
            <span>
              <Money amount={tool.price} size="price" />{' '}
              <Text element="span" size="small" tone="muted">
                {list.day}
              </Text>
            </span>
            <Badge>{powers[tool.power]}</Badge>
          </div>
        </div>
      </Panel>
    </article>
  )
}
