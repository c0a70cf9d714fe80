/*
 * Evaluates React's renderer with its own file, and so in a task of its own: it takes twice as long as all the rest. It is a
 * CommonJS module, which the bundler evaluates where it is first imported, and that was the file of the app.
 */
import 'react-dom/client';
