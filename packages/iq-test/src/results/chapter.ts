/** Parts of the report that a jump leads to, in the order of the jumps. */
export const chapters = ['keep', 'share', 'certificate', 'solutions'] as const;

/** One of them. */
export type Chapter = (typeof chapters)[number];

/** Marks the element of a chapter, so that `Jumps` finds it: in the page and in a shadow root alike, without an id. */
export const chapter = (name: Chapter) => ({ 'data-chapter': name });
