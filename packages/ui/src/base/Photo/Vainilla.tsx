import { useId } from 'react'
import * as css from './Photo.css.ts'

const grooves = [3, 9, 15, 21, 27]

/** The grooved paving tile of Buenos Aires, laid in turns, as a quiet ground. */
export const Vainilla = () => {
  const id = useId()
  return (
    <svg className={css.pattern} aria-hidden="true" focusable="false">
      <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
        <g fill="currentColor">
          {grooves.map((at) => (
            <g key={at}>
              <rect x="4" y={at + 2} width="32" height="3.5" />
              <rect x={at + 42} y="4" width="3.5" height="32" />
              <rect x={at + 2} y="44" width="3.5" height="32" />
              <rect x="44" y={at + 42} width="32" height="3.5" />
            </g>
          ))}
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
