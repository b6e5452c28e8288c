import type { ComponentProps, JSX } from 'react'

/** Attributes that a component passes to its element: all but those for its appearance and those that it sets itself. */
export type NativeProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | 'children' | 'dangerouslySetInnerHTML' | Own
>
