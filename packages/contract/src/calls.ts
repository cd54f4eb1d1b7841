import { array } from 'valibot';
import { call } from './call.ts';
import { OfferedSetSchema } from './schemas/questionSets.ts';

// Every call of the API: its method, its path and what a success answers. The server mounts them (`routes` adds what it
// takes and what can fail), browsers call them. Each is an export of its own, so that a page carries only what it calls. A
// bundler that makes several files of a page moves whole modules: so what is called after a test stands in one of its own.
export { type AnswerOf, type Call, type ParametersOf, pathOf } from './call.ts';
export * from './laterCalls.ts';
export * from './testCalls.ts';

/** The question sets that this server has: for whoever writes the tag. Open to everyone. */
export const listQuestionSets = call('GET', '/api/question-sets', array(OfferedSetSchema));
