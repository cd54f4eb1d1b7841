// What a page loads in development: styles come by code there.
import './styles.ts';
import './client.ts';
