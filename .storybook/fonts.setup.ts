// The fonts of the brand, loaded before a test measures what is drawn in them.
import '../sites/reference/src/wholeFonts.css';

// the stand-ins among them are fonts of the machine, of which there are none
const faces = [...document.fonts].filter(({ family }) => !/Fallback/.test(family));
await Promise.all(faces.map((face) => face.load()));
