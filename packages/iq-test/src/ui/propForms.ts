/** Optional props that one way to use a component requires. */
export type With<Props, Names extends keyof Props> = { [Name in Names]-?: NonNullable<Props[Name]> };

/** Props that another way to use a component has no use for. */
export type Without<Names extends PropertyKey> = { [Name in Names]?: undefined };
