// What a project on Turbo has in its own bundle. Importing it starts it.
import '@hotwired/turbo';
